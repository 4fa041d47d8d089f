import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker has taken over and has stored what the page loaded before it. */
async function waitForOfflineCopy(page: import('@playwright/test').Page, files: RegExp): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return keys.flat().join(' ');
      }),
    )
    .toMatch(files);
}

test('after one visit by deep link, the page opens offline, from that link again', async ({
  page,
  house,
  context,
}) => {
  const address = `${house.url}search/anime`;
  await page.goto(address);
  const results = page.getByRole('list', { name: /results/i });
  await expect(results.getByRole('link').first()).toBeVisible();
  const first = await results.getByRole('link').first().textContent();
  await waitForOfflineCopy(page, /__federation_expose_remote[^ ]*\.js/);
  await waitForOfflineCopy(page, /config\.json/);

  await context.setOffline(true);
  await page.reload();
  await expect(results.getByRole('link').first()).toBeVisible();
  expect(await results.getByRole('link').first().textContent()).toBe(first);
});

test('offline, a part that was never visited says so and comes back with the network', async ({
  page,
  house,
  context,
}) => {
  await page.goto(`${house.url}search/anime`);
  await expect(
    page
      .getByRole('list', { name: /results/i })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await waitForOfflineCopy(page, /__federation_expose_remote[^ ]*\.js/);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /cannot be reached/ })).toBeVisible({
    timeout: 20_000,
  });
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No users selected')).toBeVisible({ timeout: 20_000 });
});
