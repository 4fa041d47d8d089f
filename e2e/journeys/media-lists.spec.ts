import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

/** As "1,234". */
const NUMBER = /[\d,]+/;

test('a list of 5,000 entries is filtered and sorted in a worker, and only what is in sight is rendered', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}user/heavy/anime`);
  const main = page.getByRole('main');
  const count = main.getByRole('status').filter({ hasText: /titles?$/ });
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/Loading the rest of this list/)).toBeHidden({ timeout: 30_000 });
  await expect(count).toHaveText('5,000 titles');

  const rendered = () => main.locator('li[data-item]').count();
  expect(await rendered()).toBeLessThan(80);
  await page.mouse.wheel(0, 60_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20_000);
  await expect(main.locator('li[data-item] a').first()).toBeVisible();
  expect(await rendered()).toBeLessThan(80);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_000);

  // Typing loses no letter, however fast, and the result follows.
  await page.evaluate(() => scrollTo(0, 0));
  const search = main.getByRole('searchbox', { name: 'Search this anime list' });
  await search.pressSequentially('mirror of', { delay: 40 });
  await expect(search).toHaveValue('mirror of');
  await expect(count).toHaveText(new RegExp(`^${NUMBER.source} of 5,000 titles$`));
  await expect(page).toHaveURL(/search=mirror\+of/);
  await search.fill('');
  await expect(count).toHaveText('5,000 titles');

  // Every filter of the URL counts, and an unknown value is none.
  await page.goto(`${deployment.url}user/heavy/anime?format=movie&isAdult=false&sort=title&year=nonsense`);
  await pageIsReady(page);
  await expect(count).toHaveText(new RegExp(`^${NUMBER.source} of 5,000 titles$`));
  await expect(main.getByRole('button', { name: 'Remove Movie' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove Without adult titles' })).toBeVisible();
  await main.getByRole('button', { name: 'Clear all' }).click();
  await expect(count).toHaveText('5,000 titles');
  await expect(page).toHaveURL(/anime\?sort=title$/);

  // The list stands in the local database: opened again it needs no request.
  await sandbox.clearLog();
  await page.reload();
  await expect(count).toHaveText('5,000 titles');
  const requests = await requestsTo(sandbox, 'tracker');
  expect(requests.filter(({ operation }) => operation === 'MediaListCollection')).toEqual([]);
});

test('a visitor narrows a list with the filters, compares it, and is told of a list that does not exist', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('ren');
  await page.goto(`${deployment.url}user/aoi/anime`);
  await pageIsReady(page);
  const main = page.getByRole('main');
  const count = main.getByRole('status').filter({ hasText: /titles?$/ });
  await expect(count).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await main.getByRole('button', { name: 'Format' }).click();
  const panel = page.getByRole('dialog', { name: 'Format' });
  await panel.getByRole('checkbox', { name: 'TV', exact: true }).check();
  await expect(page).toHaveURL(/format=TV/);
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Show / }).click();
  await expect(count).toHaveText(new RegExp(`^${NUMBER.source} of ${NUMBER.source} titles$`));

  // What belongs to the owner is not here.
  await expect(main.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await main.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('radiogroup', { name: 'Adult titles' })).toBeVisible();
  await expect(more.getByRole('radiogroup', { name: 'Private entries' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(main.getByRole('link', { name: 'Compare with your list' })).toHaveAttribute(
    'href',
    /compare\/anime\?user=aoi&user=ren$/,
  );
  await expect(main.getByRole('link', { name: /^Open in compare page: / }).first()).toHaveAttribute(
    'href',
    /compare\/anime\?user=aoi&user=ren&search=.*&reviewsNeeded=1$/,
  );

  await main.getByRole('radio', { name: 'Compact' }).check();
  await expect(main.locator('li[data-item] article').first()).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);

  // The heads of the table sort it.
  await main.getByRole('radio', { name: 'Table' }).check();
  const table = main.getByRole('table').first();
  const link = table.getByRole('rowheader').first().getByRole('link');
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await violationsOf(page, 'main')).toEqual([]);
  await table.getByRole('button', { name: 'Score' }).click();
  await expect(page).toHaveURL(/sort=score/);
  await expect(table.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');

  await page.goto(`${deployment.url}user/aoi/anime/Shelf`);
  await expect(main.getByText('aoi has no list called “Shelf”')).toBeVisible();
  await main.getByRole('link', { name: 'Show all lists' }).click();
  await expect(count).toBeVisible();
});

/** Index of the first card of a list that one more episode does not complete: "3 of 12". */
function indexWithEpisodesLeft(cards: readonly Element[]): number {
  return cards.findIndex((card) => {
    const [, seen, all] = /\b(\d+) of (\d+)\b/.exec(card.textContent ?? '') ?? [];
    return Number(all) - Number(seen) > 1 && card.querySelector('button[aria-label^="Plus one episode: "]');
  });
}

test('the owner counts up, edits and deletes on the own list, and takes it back', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/anime/Watching`);
  await pageIsReady(page);
  const main = page.getByRole('main');
  const messages = page.getByRole('region', { name: 'Messages' });
  const cards = main.locator('li[data-item]');
  // What is completed leaves this list.
  const watched = cards.nth(await cards.evaluateAll(indexWithEpisodesLeft));
  const plus = watched.getByRole('button', { name: /^Plus one episode: / });
  const title = ((await plus.getAttribute('aria-label')) ?? '').replace('Plus one episode: ', '');
  const card = cards.filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const before = await card.textContent();
  await plus.click();
  await expect(messages).toContainText(`${title}: `);
  await expect.poll(() => card.textContent()).not.toBe(before);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => card.textContent()).toBe(before);

  // The private filter is the owner's.
  await page.goto(`${deployment.url}user/aoi/anime/Watching?private=true`);
  await pageIsReady(page);
  await expect(main.getByRole('button', { name: 'Remove Private only' })).toBeVisible();
  await main.getByRole('button', { name: 'Clear all', exact: true }).click();

  // The editor, with the owner's own format, sub-scores and lists; deleting takes the card away at once.
  await card.hover();
  await card.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: title });
  await expect(form.getByRole('group', { name: 'Advanced scores' })).toBeVisible();
  await expect(form.getByRole('group', { name: 'Custom lists' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete this entry?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(card).toHaveCount(0);
  await messages.getByRole('button', { name: 'Undo' }).last().click();
  await expect(card).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('covers stand high, targets suit a finger, and the bar and the way to the top come back', async ({
    page,
    deployment,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(`${deployment.url}user/aoi/anime`);
    await pageIsReady(page);
    const main = page.getByRole('main');
    const cover = main.locator('li[data-item]').first();
    await expect(cover.getByRole('button', { name: /^More for / })).toBeVisible();
    expect((await cover.boundingBox())?.y).toBeLessThan(300);
    for (const button of await cover.getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const sort = main.getByRole('button', { name: /^Sort by/ });
    await expect(sort).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page)).toEqual([]);

    const names = main.getByRole('navigation', { name: 'Lists' });
    const toTop = page.getByRole('button', { name: 'Back to the top' });
    await expect(toTop).toBeHidden();
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(names).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 2800));
    await expect(names).toBeInViewport();
    await expect(sort).toBeInViewport();
    await toTop.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toTop).toBeHidden();

    await cover.getByRole('button', { name: /^More for / }).tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('an empty list and an unknown user are said', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}user/empty/anime`);
  await expect(page.getByText('Nothing on this anime list yet')).toBeVisible();
  await page.goto(`${deployment.url}user/nobody/anime`);
  await expect(page.getByText('Error user not found')).toBeVisible();
});
