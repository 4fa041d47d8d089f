import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

/** The title of the card that has the focus. */
const focusedTitle = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-media]')?.querySelector('a')?.title ?? '');

/** How many titles are decided, as the page counts them. */
async function decided(page: Page): Promise<number> {
  const text = (await page.getByText(/^[\d,]+ of [\d,]+ decided$/).textContent()) ?? '';
  return Number(text.split(' ')[0]);
}

test('a season is decided by keys: one title is skipped, one planned, and both are known after a reload without a request', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}schedule/season`);
  await expect(page).toHaveURL(/\/schedule\/season\/(?:winter|spring|summer|fall)-\d{4}$/);
  await pageIsReady(page);
  const before = await decided(page);

  await page.getByRole('button', { name: 'Next undecided title' }).click();
  const skipped = await focusedTitle(page);
  expect(skipped).not.toBe('');
  await page.keyboard.press('s');
  await expect(page.getByRole('link', { name: skipped, exact: true })).toHaveCount(0);
  const planned = await focusedTitle(page);
  expect(planned).not.toBe(skipped);
  await page.keyboard.press('p');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: planned, exact: true }) });
  await expect(card.getByText('Planning')).toBeVisible();
  await expect.poll(() => decided(page)).toBe(before + 2);
  await expect
    .poll(async () =>
      (await requestsTo(sandbox, 'tracker')).map(({ operation, variables }) => [operation, variables]),
    )
    .toContainEqual(['SaveMediaListEntry', expect.objectContaining({ status: 'PLANNING' })]);

  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedTitle(page)).not.toBe(planned);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => decided(page)).toBe(before);
  await page.getByRole('link', { name: skipped, exact: true }).focus();
  await page.keyboard.press('s');
  await settle(page);
  await sandbox.clearLog();

  await page.reload();
  await expect.poll(() => decided(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'Show 1 skipped title' }).click();
  await expect(page.getByRole('link', { name: skipped, exact: true })).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).not.toContain('SeasonMedia');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: skipped, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ani\/anime\/\d+/);
});
