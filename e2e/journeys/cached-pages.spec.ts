import { storedHeadings, waitForCachedScreen } from '../support/cached-screen.ts';
import { holdShell, letShellPass } from '../support/hold-shell.ts';
import { logOut } from '../support/log-out.ts';
import { trackerIsIdle, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

for (const [when, laterMs] of [
  ['soon after', 0],
  ['when its cached response is stale, and no service can be reached', 86_400_000],
] as const) {
  test(`a cached search is rendered before the shell runs, ${when}`, async ({
    page,
    deployment,
    sandbox,
    context,
  }) => {
    await page.goto(`${deployment.url}search/anime`);
    const results = page.getByRole('list', { name: 'Results' });
    const titles = results.getByRole('link');
    await expect(titles.nth(13)).toBeVisible();
    await waitForCachedScreen(page);
    const first = await titles.first().textContent();
    await sandbox.clearLog();
    await holdShell(page);
    if (laterMs > 0) {
      await page.clock.install({ time: Date.now() + laterMs });
      await context.route(/\/(tracker|mal|themes)\//, (route) => route.abort());
    }
    await page.reload({ waitUntil: 'commit' });
    // What the window shows.
    await expect(titles).toHaveCount(14);
    await expect(titles.first()).toHaveText(first ?? '');
    await trackerIsIdle(page);
    expect(await trackerOperations(sandbox)).toEqual([]);

    // The page itself replaces it.
    await letShellPass(page);
    await page.reload();
    await expect(page.locator('main:not([aria-busy])')).toBeVisible();
    await expect(titles.first()).toHaveText(first ?? '');
  });
}

test('a cached media page is rendered before the shell runs, without anything of a signed-out account', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url + media.path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await waitForCachedScreen(page);
  const name = (await title.textContent()) ?? '';
  await expect.poll(() => storedHeadings(page)).toContain(name);
  await sandbox.clearLog();
  await holdShell(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toHaveText(name);
  await trackerIsIdle(page);
  expect(await trackerOperations(sandbox)).toEqual([]);

  await letShellPass(page);
  await page.reload();
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
  await settle(page);
  await holdShell(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toBeVisible();
  expect(await title.textContent(), 'in the title language of a signed-out account').not.toBe(name);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('viewer-');
  // The page of a signed-out account has this title too, among its other titles: not as its heading.
  expect(await storedHeadings(page), 'first screens of an account that has left').not.toContain(name);
});
