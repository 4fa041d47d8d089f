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
  const { data } = await (await request.post(own.url(), { data: own.postDataJSON() })).json();
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
  expect(await details()).toHaveLength(2);
  await context.close();
});
