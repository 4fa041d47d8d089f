import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test('a media whose reviews fail is shown with a line that says so, and is whole after another try', async ({
  page,
  browser,
  request,
  deployment,
  sandbox,
  media,
}) => {
  const sent = page.waitForRequest((one) => one.postData()?.includes('query MediaDetail') ?? false);
  await page.goto(deployment.url + media.path);
  const own = await sent;
  const headers = { referer: deployment.url };
  const { data } = await (await request.post(own.url(), { headers, data: own.postDataJSON() })).json();
  await page.close();

  const error = { message: 'Internal Server Error', status: 500, path: ['Media', 'reviews'] };
  const partial = { data: { Media: { ...data.Media, reviews: null } }, errors: [error] };
  await sandbox.faults([{ service: 'tracker', operation: 'MediaDetail', status: 200, body: partial }]);
  await sandbox.clearLog();
  // Another browser: the first one has the whole response in its cache.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(deployment.url + media.path);

  await expect(other.getByText('Some of this could not be loaded: reviews.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  await expect(other.getByRole('main').getByRole('alert')).toHaveCount(0);
  const details = async () =>
    (await requestsTo(sandbox, 'tracker')).filter(({ operation }) => operation === 'MediaDetail');
  expect(await details(), 'it counts as a response').toHaveLength(1);

  await other.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText('Some of this could not be loaded')).toBeHidden();
  await expect.poll(details).toHaveLength(2);
  await context.close();
});

test('a collection that fails says so in its place on a browse page, and comes at the next try', async ({
  page,
  deployment,
  sandbox,
}) => {
  const error = { message: 'Internal Server Error', status: 500, path: ['popular'] };
  let isWhole = false;
  // Sections are aliases of one query: the sandbox has no fault for one of them.
  await page.route('**/tracker/graphql', async (route) => {
    if (isWhole || !route.request().postData()?.includes('query TrendingAnime')) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, popular: null }, errors: [error] } });
  });
  await page.goto(`${deployment.url}browse/anime`);
  await pageIsReady(page);
  const popular = page.getByRole('region', { name: 'Most popular anime' });
  await expect(popular.getByRole('alert')).toContainText('Most popular anime could not be loaded');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.nth(3), 'in its place').toHaveText('Most popular anime');
  await expect(
    page.getByRole('region', { name: 'Trending anime' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);

  isWhole = true;
  await sandbox.clearLog();
  await popular.getByRole('button', { name: 'Try again' }).click();
  await expect(popular.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await requestsTo(sandbox, 'tracker')).toHaveLength(1);
});
