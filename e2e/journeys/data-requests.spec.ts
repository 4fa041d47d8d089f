import { firstResult } from '../support/first-result.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { responsesAreNoted } from '../support/responses-are-noted.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

test('a cold media page costs one request, and another when its recommendations come near', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await page.goto(deployment.url + media.path);
  const characters = page.getByRole('region', { name: 'Characters' });
  await expect(characters).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual(['MediaDetail']);

  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Recommendations' }).getByRole('link').first()).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual(['MediaDetail', 'MediaRecommendations']);

  await sandbox.clearLog();
  await page
    .getByRole('navigation', { name: 'Pages of this title' })
    .getByRole('link', { name: 'Characters' })
    .click();
  await expect(page).toHaveURL(/\/characters$/);
  await expect(page.getByRole('list', { name: 'Characters' }).getByRole('listitem').nth(6)).toBeVisible();
  // The first rows may come from the response of the media page.
  await settle(page);
  expect(new Set(await trackerOperations(sandbox))).toEqual(new Set(['MediaCharacters']));

  await sandbox.clearLog();
  await page.goBack();
  await expect(characters).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox), 'going back costs nothing').toEqual([]);
});

test('a media that does not exist costs one request and says so', async ({ page, deployment, sandbox }) => {
  await page.goto(`${deployment.url}ani/anime/999999999/_`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such title' })).toBeVisible();
  await settle(page);
  expect(await requestsTo(sandbox, 'tracker')).toHaveLength(1);
});

test('a profile costs two requests, its list one for each 500 entries, and going back none', async ({
  page,
  deployment,
  sandbox,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'mio' });
  await page.goto(`${deployment.url}user/mio`);
  await expect(heading).toBeVisible();
  await expect.poll(() => trackerOperations(sandbox)).toEqual(['UserByName', 'UserOverview']);
  await settle(page);

  await sandbox.clearLog();
  await page.getByRole('main').getByRole('link', { name: 'Anime list' }).click();
  await expect(page.getByRole('list', { name: /titles$/ }).first()).toBeVisible();
  await settle(page);
  const chunks = (await requestsTo(sandbox, 'tracker')).map(({ variables }) => variables.chunk);
  expect(chunks.length).toBeGreaterThan(0);
  expect(chunks).toEqual(chunks.map((_, index) => index + 1));

  await sandbox.clearLog();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/mio$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Anime list' })).toBeVisible();
  await page.goForward();
  await expect(page).not.toHaveURL(/\/user\/mio$/);
  await expect(page.getByRole('list', { name: /titles$/ }).first()).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual([]);
});

test('a comparison requests each list once, also when a user is removed and added again', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}compare/anime?user=mio&user=sora`);
  await expect(page.getByRole('heading', { name: /^Total anime/ })).toBeVisible();
  await responsesAreNoted(page, 2);
  await settle(page);
  const asked = (await requestsTo(sandbox, 'tracker')).map(
    ({ operation, variables }) => `${operation} ${variables.userName} ${variables.chunk}`,
  );
  expect(new Set(asked).size, 'nothing twice').toBe(asked.length);
  expect(asked).toEqual(expect.arrayContaining(['MediaListCollection mio 1', 'MediaListCollection sora 1']));

  await sandbox.clearLog();
  await page.goto(`${deployment.url}compare/anime?user=sora`);
  await expect(page.getByRole('heading', { name: /^Total anime/ })).toBeVisible();
  await settle(page);
  await page.goto(`${deployment.url}compare/anime?user=mio&user=sora`);
  await expect(page.getByRole('heading', { name: /^Total anime/ })).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual([]);
});

test('a page that is opened anew sends no request while its cached responses are fresh, and opens without any service when they are long out of date', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  const pages = [
    [`${deployment.url}search/anime`, firstResult(page)],
    [deployment.url + media.path, page.getByRole('region', { name: 'Characters' })],
    [`${deployment.url}user/mio`, page.getByRole('list', { name: 'Anime' }).getByRole('link').first()],
  ] as const;
  for (const [url, content] of pages) {
    await page.goto(url);
    await expect(content).toBeVisible();
    await settle(page);
    await sandbox.clearLog();
    await page.goto(url);
    await expect(content).toBeVisible();
    await settle(page);
    expect(await trackerOperations(sandbox), url).toEqual([]);
  }

  await context.route(/\/(tracker|mal|themes)\//, (route) => route.abort());
  await page.clock.install({ time: Date.now() + 86_400_000 });
  for (const [url, content] of pages) {
    await page.goto(url);
    await expect(content).toBeVisible();
  }
});
