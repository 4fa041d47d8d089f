import { expect, test } from '../support/test.ts';

test("the comparison runs in a worker on the remote's own origin", async ({ page, house }) => {
  const started = page.waitForEvent('worker');
  await page.goto(`${house.url}compare/anime?user=aoi&user=ren`);
  const worker = await started;
  expect(worker.url()).toMatch(/^blob:/);
  await expect(page.getByRole('heading', { name: /^Total anime \d/ })).toBeVisible();
  const loaded = await worker.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.some((name) => name.startsWith(house.remotes.compare.url) && name.includes('.worker.'))).toBe(
    true,
  );
});

test('without the worker the comparison is computed all the same', async ({ page, house }) => {
  house.remotes.compare.fail(/\.worker\./, 'error');
  await page.goto(`${house.url}compare/anime?user=aoi&user=ren`);
  await expect(page.getByRole('heading', { name: /^Total anime \d/ })).toBeVisible();
});
