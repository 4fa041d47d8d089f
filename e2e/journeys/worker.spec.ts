import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

test("the comparison runs in a worker on the remote's own origin", async ({ page, deployment }) => {
  const started = page.waitForEvent('worker');
  await page.goto(`${deployment.url}compare/anime?user=aoi&user=ren`);
  const worker = await started;
  // The first screen shows the same before the worker has responded.
  await pageIsReady(page);
  expect(worker.url()).toMatch(/^blob:/);
  await expect(page.getByRole('heading', { name: /^Total anime \d/ })).toBeVisible();
  const loaded = await worker.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(
    loaded.some((name) => name.startsWith(deployment.remotes.compare.url) && name.includes('.worker.')),
  ).toBe(true);
});

test('without the worker the comparison is computed all the same', async ({ page, deployment }) => {
  deployment.remotes.compare.fail(/\.worker\./, 'error');
  await page.goto(`${deployment.url}compare/anime?user=aoi&user=ren`);
  await pageIsReady(page);
  await expect(page.getByRole('heading', { name: /^Total anime \d/ })).toBeVisible();
});
