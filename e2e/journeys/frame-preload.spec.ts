import type { Page } from '@playwright/test';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** URLs of scripts that the page requests from now on, from one origin. */
function scriptsFrom(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && request.resourceType() === 'script') seen.push(request.url());
  });
  return seen;
}

async function pretend(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

async function firstCards(page: Page, url: string) {
  await page.goto(url);
  await frameIsReady(page);
  const cards = page.getByRole('list', { name: /results/i }).getByRole('link');
  await expect(cards.first()).toBeVisible();
  return cards;
}

test('hovering, focusing or touching a card prefetches its page once; opening it then sends no request', async ({
  page,
  deployment,
  sandbox,
}) => {
  const cards = await firstCards(page, `${deployment.url}search/anime`);
  const details = async () =>
    (await sandbox.log()).filter(({ operation }) => operation === 'MediaDetail').length;
  await cards.nth(1).hover();
  await expect.poll(details).toBe(1);
  await page.getByRole('banner').getByRole('combobox').hover();
  await cards.nth(2).focus();
  await expect.poll(details).toBe(2);
  await cards.nth(3).dispatchEvent('touchstart');
  await expect.poll(details).toBe(3);
  await cards.nth(1).hover();
  await cards.nth(1).click();
  await expect(page).toHaveURL(/\/ani\/anime\//);
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading/ })).toBeVisible();
  await settle(page);
  expect(await details()).toBe(3);
});

test('a slow connection prefetches code, and no data', async ({ page, deployment, sandbox }) => {
  await pretend(page, { effectiveType: '2g' });
  const cards = await firstCards(page, `${deployment.url}search/anime`);
  const code = scriptsFrom(page, deployment.remotes.media.url);
  const later = scriptsFrom(page, deployment.remotes.compare.url);
  await cards.nth(1).hover();
  await expect.poll(() => code.length).toBeGreaterThan(1);
  // A request of the card would have been sent before the next chunk arrives.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).hover();
  await expect.poll(() => later.length).toBeGreaterThan(1);
  expect((await sandbox.log()).filter(({ operation }) => operation === 'MediaDetail')).toEqual([]);
  await cards.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading/ })).toBeVisible();
});

test('with saveData neither code nor data is prefetched', async ({ page, deployment, sandbox }) => {
  await pretend(page, { saveData: true, effectiveType: '4g' });
  const cards = await firstCards(page, `${deployment.url}search/anime`);
  await page.clock.install();
  const media = scriptsFrom(page, deployment.remotes.media.url);
  const compare = scriptsFrom(page, deployment.remotes.compare.url);
  const main = page.getByRole('navigation', { name: 'Main' });
  await cards.nth(1).hover();
  await page.clock.runFor(1_000);
  await main.getByRole('link', { name: 'Compare' }).hover();
  await page.clock.runFor(1_000);
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(deployment.url);
  expect([...media, ...compare]).toEqual([]);
  expect((await sandbox.log()).filter(({ operation }) => operation === 'MediaDetail')).toEqual([]);
  await main.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText('No users selected')).toBeVisible();
});
