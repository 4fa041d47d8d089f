import { firstResult } from '../support/first-result.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { WITH_MOTION } from '../support/with-motion.ts';

test.use(WITH_MOTION);

test('search, a media page, back to the same place, a profile, a comparison', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}search/anime`);
  const results = page.getByRole('list', { name: /results/i });
  await expect(results.getByRole('link').first()).toBeVisible();
  const log = await sandbox.log();
  expect(
    log.filter((entry) => entry.service === 'tracker'),
    'a cold search page costs one request',
  ).toHaveLength(1);

  // Far enough down that a second page of results has come.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 1500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2500);
  }).toPass();
  // The rows that are still requested are requested again after going back.
  await settle(page);
  const target = page.locator('main a[href*="/ani/anime/"]').filter({ visible: true });
  // In sight as it is: a press would scroll to any other. Titles of two rows are farther apart than half of the window.
  const visible = await target.evaluateAll((links) =>
    links.findIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 80 && bottom < innerHeight - 20;
    }),
  );
  expect(visible).toBeGreaterThanOrEqual(0);
  const scrolled = await page.evaluate(() => window.scrollY);
  await target.nth(visible).click();
  await expect(page).toHaveURL(/\/ani\/anime\/\d+\//);
  await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await sandbox.clearLog();
  await page.goBack();
  await expect(results.getByRole('link').first()).toBeVisible();
  // A place between two pixels may be rounded the other way.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled))
    .toBeLessThan(3);
  const again = (await sandbox.log()).filter((entry) => entry.service === 'tracker');
  expect(again, 'going back costs nothing').toEqual([]);

  await page.goto(`${deployment.url}user/aoi`);
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText('No users selected')).toBeVisible();
});

test('typing searches at once, and the query is in the URL', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('moon');
  await expect(page).toHaveURL(/\?q=moon/);
  await expect(firstResult(page)).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue('moon');
});

test('a search without results says so', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}search/anime?q=zzqxjkvw`);
  await expect(page.getByText(/nothing|no .*(found|match)/i).first()).toBeVisible();
});

test('a failing tracker leads to an error with "Try again"', async ({ page, deployment, sandbox }) => {
  await sandbox.faults([
    {
      service: 'tracker',
      status: 400,
      body: '{"data":null,"errors":[{"message":"No","status":400}]}',
      times: 4,
    },
  ]);
  await page.goto(`${deployment.url}search/anime`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await sandbox.clearFaults();
  await retry.click();
  await expect(firstResult(page)).toBeVisible();
});

test('a list by its sort order has a URL of its own, which can be reloaded', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}search/manga/trending`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await settle(page);
  const [title, text] = [await page.title(), (await heading.textContent()) ?? ''];
  await page.reload();
  await expect(heading).toHaveText(text);
  await expect(page).toHaveTitle(title);
});
