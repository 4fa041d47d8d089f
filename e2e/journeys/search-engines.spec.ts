import { accountButton } from '../support/account-button.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { sandboxUrl } from '../support/ports.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { violationsOf } from '../support/violations-of.ts';

test('the MAL-style service searches, says when it is gone, and gives the search back to the tracker', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  // Otherwise a request of this page would still come, after the log is cleared.
  await settle(page);
  await sandbox.clearLog();
  await page.getByRole('switch', { name: 'Search MAL' }).click();
  await expect(page).toHaveURL(/\/search\/anime\?malSearch=true$/);
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.locator('a[href*="/mal/anime/"]').first()).toBeVisible();
  const [first] = await requestsTo(sandbox, 'mal');
  expect(first).toMatchObject({ operation: '/mal/v4/anime' });
  expect(first?.variables).toEqual({ order_by: 'members', sort: 'desc', sfw: 'true' });

  await page.getByRole('main').getByRole('searchbox').fill('moon');
  await expect(page).toHaveURL(/q=moon/);
  await expect
    .poll(async () => (await requestsTo(sandbox, 'mal')).map(({ variables }) => variables.q))
    .toEqual([undefined, 'moon']);
  await expect(results.getByRole('link', { name: /moon/i }).first()).toBeVisible();
  await settle(page);
  expect(await requestsTo(sandbox, 'tracker')).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);

  // What this service cannot filter says so, and is not sent.
  await page.goto(`${deployment.url}search/anime/this-season?malSearch=true&country=kr&genre=Comedy`);
  const tags = page.getByRole('list', { name: 'Filters' });
  await expect(tags.getByTitle('MAL search does not know countries.')).toBeVisible();
  await expect(results.locator('a[href*="/mal/anime/"]').first()).toBeVisible();

  await sandbox.faults([{ service: 'mal', operation: '/mal/v4/manga', status: 503, times: 10 }]);
  await page.goto(`${deployment.url}search/manga?malSearch=true&q=sun&format=manhwa`);
  await expect(page.getByText('The MAL search could not be carried out')).toBeVisible();
  await page.getByRole('link', { name: 'Search with the tracker instead' }).click();
  await expect(page).toHaveURL(`${deployment.url}search/manga?q=sun&format=manhwa`);
  await expect(tags.getByTitle('Only the MAL search has this format.')).toBeVisible();
  await expect(results.locator('a[href*="/ani/manga/"]').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Search MAL' })).not.toBeChecked();
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Search MAL' })).toBeDisabled();

  // Of both types, anime are bounded by their episodes and manga by their chapters, with one request.
  await settle(page);
  await sandbox.clearLog();
  await page.goto(`${deployment.url}search/media?episodeGreater=30&episodeLesser=60`);
  await expect(results.locator('a[href*="/ani/anime/"]').first()).toBeVisible();
  await expect(results.locator('a[href*="/ani/manga/"]').first()).toBeVisible();
  const searched = (await trackerOperations(sandbox)).filter((name) => name.startsWith('MediaSearch'));
  expect(searched).toEqual(['MediaSearchByType']);
});

test('a card sets a list status, everywhere and with a way back', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}search/anime?onList=false`);
  await pageIsReady(page);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('link').textContent()) ?? '';
  const choose = async (status: string) => {
    await card.hover();
    await card.getByRole('button').click();
    await page.getByRole('menuitemradio', { name: status, exact: true }).click();
    await expect(card.getByText(status, { exact: true })).toBeVisible();
  };
  const writes = async () =>
    (await requestsTo(sandbox, 'tracker'))
      .map(({ operation }) => operation)
      .filter((name) => /^(?:Save|Delete)/.test(name));
  await sandbox.clearLog();
  await choose('Planning');
  await expect.poll(writes).toEqual(['SaveMediaListEntry']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Planning')).toHaveCount(0);
  await expect.poll(writes).toEqual(['SaveMediaListEntry', 'DeleteMediaListEntry']);

  await choose('Watching');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Watching/ })).toBeVisible();
});

test('a signed-out user logs in from a card and is on the same page again', async ({ page, deployment }) => {
  const url = `${deployment.url}search/manga?q=moon`;
  await page.goto(url);
  await pageIsReady(page);
  const card = page.getByRole('article').first();
  await card.hover();
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Log in to keep a list' });
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Log in with AniList' }).click();
  await page.getByRole('link', { name: /aoi/ }).click();
  await expect(page).toHaveURL(url);
  await expect(accountButton(page)).toBeVisible();
});

test("the bar's field suggests media while one types", async ({ page, deployment, sandbox }) => {
  await page.goto(`${deployment.url}compare/anime`);
  await pageIsReady(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search anime and manga' });
  await sandbox.clearLog();
  await field.fill('moon');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  // Six titles, two of each kind of people at most, and the way to all results.
  await expect(list.getByRole('option').nth(6)).toBeVisible();
  const count = await list.getByRole('option').count();
  expect(count).toBeLessThanOrEqual(15);
  await expect(list.getByRole('option').last()).toHaveText('All results for “moon”');
  const [search] = (await requestsTo(sandbox, 'tracker')).filter(
    ({ operation }) => operation === 'QuickSearch',
  );
  expect(search?.variables).toEqual({ search: 'moon' });
  await field.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/ani\/(?:anime|manga)\/\d+\//);
  await field.fill('moon');
  await field.press('Enter');
  await expect(page).toHaveURL(`${deployment.url}search/media?q=moon`);
});

test('the MAL-style service is asked for what it takes: texts of three letters and more, and 25 genres', async ({
  page,
  deployment,
  sandbox,
}) => {
  // Long before the page's own requests: the service takes three within a second.
  const known = await (await page.request.get(`${sandboxUrl}/mal/v4/genres/anime?filter=themes`)).json();
  const names = known.data.map(({ name }: { readonly name: string }) => name).slice(0, 26);
  expect(names).toHaveLength(26);
  await sandbox.clearLog();
  await page.goto(`${deployment.url}search/anime?malSearch=true&q=mo`);
  await expect(page.getByText('MAL searches for 3 letters or more.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await settle(page);
  expect(await requestsTo(sandbox, 'mal')).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').fill('moon');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link', { name: /moon/i }).first()).toBeVisible();

  await sandbox.clearLog();
  const query = new URLSearchParams([['malSearch', 'true'], ...names.map((name: string) => ['genre', name])]);
  await page.goto(`${deployment.url}search/anime?${query}`);
  const tags = page.getByRole('list', { name: 'Filters' });
  await expect(tags.getByTitle('MAL searches by at most 25 genres and themes at once.')).toHaveCount(1);
  const searches = async () =>
    (await requestsTo(sandbox, 'mal')).filter(({ operation }) => operation === '/mal/v4/anime');
  await expect.poll(async () => (await searches()).map(({ status }) => status)).toEqual([200]);
  const [asked] = await searches();
  expect(String(asked?.variables.genres).split(',')).toHaveLength(25);
});

test('an adult title is found by its name: with a press, and at once by an account that shows adult titles', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const { Page } = await trackerRequest<{
    Page: { media: readonly { id: number; title: { romaji: string } }[] };
  }>(
    '{ Page(perPage: 1) { media(type: ANIME, isAdult: true, sort: [POPULARITY_DESC]) { id title { romaji } } } }',
  );
  const [work] = Page.media;
  const url = `${deployment.url}search/anime?q=${encodeURIComponent(work?.title.romaji ?? '')}`;
  const card = page.locator(`article:has(a[href*="/ani/anime/${work?.id}/"])`);

  await page.goto(url);
  await expect(page.getByText(/Adult titles \(18\+\) are left out/)).toBeVisible();
  await page.getByRole('button', { name: 'Include adult titles' }).click();
  await expect(page).toHaveURL(/rating=any/);
  await expect(card).toContainText('18+');

  await signInAs('ren');
  await page.goto(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  await settle(page);
  await sandbox.clearLog();
  await page.goto(url);
  await expect(card).toContainText('18+');
  expect((await trackerOperations(sandbox)).filter((name) => name === 'MediaSearch')).toHaveLength(1);
});
