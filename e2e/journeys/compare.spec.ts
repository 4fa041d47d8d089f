import type { Locator, Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const totalOf = (page: Page) => page.getByRole('heading', { name: /^Total (anime|manga) [\d,]+$/ });

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it');
}

test('two users are compared, filtered and left out with the keyboard alone', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}compare/anime`);
  await pageIsReady(page);
  await expect(page.getByText('No users selected')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Find a user' });
  // Its suggestions have loaded.
  await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
  await box.focus();
  await page.keyboard.type('ao');
  await expect(page.getByRole('option', { name: 'aoi', exact: true })).toBeVisible();
  await page.keyboard.type('i');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?user=aoi$/);
  await page.keyboard.type('ren');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?user=aoi&user=ren$/);
  await expect(page.getByRole('region', { name: 'Affinity' })).toContainText(
    /aoi and ren.*\d+ shared titles/,
  );
  const total = totalOf(page);
  await expect(total).toBeVisible();
  const all = await total.textContent();

  const format = page.getByRole('button', { name: 'Format' });
  await tabTo(page, format);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Format' });
  const movie = panel.getByRole('checkbox', { name: 'Movie' });
  await expect(movie).toBeVisible();
  await tabTo(page, movie);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&format=MOVIE$/);
  await expect(total).not.toHaveText(all ?? '');
  expect(await violationsOf(page), 'with an open filter').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const reset = page.getByRole('button', { name: 'Reset filters' });
  await tabTo(page, reset);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?user=aoi&user=ren$/);
  await expect(total).toHaveText(all ?? '');

  const disable = page.getByRole('checkbox', { name: 'Disable ren' });
  await disable.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&disabled=ren$/);
  await expect(total).not.toHaveText(all ?? '');
});

/** One of each kind; each changes what is shown of aoi, ren and mio when two of them are enough. Unit tests have them all. */
const PARAMETERS = ['format=TV', 'userStatus=COMPLETED', 'sort=title', 'disabled=mio', 'exclude=mio'];

test('the parameters of a link count, in a fresh tab as in this one, and after a reload', async ({
  page,
  context,
  deployment,
}) => {
  const users = 'user=aoi&user=ren&user=mio';
  const shown = async (tab: Page) => {
    await expect(tab.getByText(/list(s are| is) loading|Loading content/)).toHaveCount(0);
    const first = tab.getByRole('list', { name: 'Shared titles' }).getByRole('heading').first();
    return `${await totalOf(tab).textContent()}: ${await first.textContent()}`;
  };
  const open = async (tab: Page, parameter: string) => {
    await tab.goto(`${deployment.url}compare/anime?${users}&reviewsNeeded=2${parameter}`);
    await expect(totalOf(tab)).toBeVisible();
    return shown(tab);
  };
  const base = await open(page, '');
  const fresh = await context.newPage();
  for (const parameter of PARAMETERS) {
    const there = await open(fresh, `&${parameter}`);
    expect(there, parameter).not.toBe(base);
    expect(new URL(fresh.url()).search, parameter).toBe(`?${users}&reviewsNeeded=2&${parameter}`);
  }
  // All users are needed unless the link says less.
  await page.goto(`${deployment.url}compare/anime?${users}`);
  await expect(totalOf(page)).toBeVisible();
  expect(await shown(page)).not.toBe(base);

  // What is chosen here is the same in a fresh tab, and after a reload.
  await page.goto(`${deployment.url}compare/anime?${users}&reviewsNeeded=2`);
  await pageIsReady(page);
  await page.getByRole('button', { name: 'Genres' }).click();
  await page.getByRole('dialog', { name: 'Genres' }).getByRole('checkbox', { name: 'Drama' }).check();
  await expect(page).toHaveURL(/genre=Drama/);
  await page.getByRole('button', { name: /^Show .* titles?$/ }).click();
  await page.getByRole('searchbox', { name: 'Search anime titles' }).fill('no');
  await expect(page).toHaveURL(/search=no/);
  const link = page.url();
  await fresh.goto(link);
  await expect(totalOf(fresh)).toBeVisible();
  const chosen = await shown(fresh);
  await expect(totalOf(page)).toHaveText(chosen.replace(/:.*/, ''));
  await page.reload();
  await expect(totalOf(page)).toBeVisible();
  expect(await shown(page)).toBe(chosen);
  expect(page.url()).toBe(link);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('users fold into one row, results start in the first screen, and few of many cards are rendered', async ({
    page,
    deployment,
  }) => {
    await page.goto(`${deployment.url}compare/anime?user=aoi&user=ren&reviewsNeeded=1`);
    await pageIsReady(page);
    await expect(totalOf(page)).toBeVisible();
    const card = page.getByRole('list', { name: 'Shared titles' }).getByRole('article').first();
    await expect(card.getByRole('heading')).toBeInViewport();
    await expect(page.getByRole('checkbox', { name: 'Disable ren' })).toBeHidden();

    // Far down, no more is in the document than at the top.
    await page.evaluate(() => scrollTo(0, 60_000));
    await expect
      .poll(() => page.locator('li[aria-posinset]').last().getAttribute('aria-posinset').then(Number))
      .toBeGreaterThan(50);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
    await page.evaluate(() => scrollTo(0, 0));

    const before = await totalOf(page).textContent();
    await page.getByRole('button', { name: 'More' }).tap();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('radio', { name: 'Repeated', exact: true }).check({ force: true });
    await expect(page).toHaveURL(/repeat=true/);
    expect(await violationsOf(page), 'with an open sheet').toEqual([]);
    await sheet.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page).not.toHaveURL(/repeat=true/);
    await expect(totalOf(page)).toHaveText(before ?? '');

    await page.getByRole('button', { name: /^aoi, ren/ }).tap();
    await page.getByRole('checkbox', { name: 'Filter out ren' }).check();
    await expect(page).toHaveURL(/exclude=ren/);
    await expect(totalOf(page)).not.toHaveText(before ?? '');
  });
});
