import type { Page } from '@playwright/test';
import { waitForCachedScreen } from '../support/cached-screen.ts';
import { holdShell, letShellPass } from '../support/hold-shell.ts';
import { logOut } from '../support/log-out.ts';
import { trackerIsIdle, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Where the first rows of the feed and what stands above them are, in whole pixels: tag, left, top, height. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rows = '#main ol > li:nth-child(-n + 2)';
    return [...document.querySelectorAll(`#main h2, ${rows}, ${rows} time`)]
      .filter((node) => node.tagName !== 'H2' || /watching|Activity/.test(node.textContent))
      .map((node) => {
        const { x, y, height } = node.getBoundingClientRect();
        return `${node.tagName} ${[x, y, height].map(Math.round).join(' ')}`;
      });
  });
}

test.describe('signed out', () => {
  test('home shows the introduction and trending rows, with two requests, and the next visit begins with the first cards', async ({
    page,
    deployment,
    sandbox,
  }) => {
    await page.goto(deployment.url);
    await expect(page).toHaveTitle('Home - Tsugi');
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in with AniList' })).toHaveAttribute(
      'href',
      /oauth\/authorize/,
    );
    for (const name of ['Trending anime', /^(Winter|Spring|Summer|Fall) \d{4} anime$/, 'Trending manga']) {
      await expect(region(page, name).getByRole('listitem')).toHaveCount(6);
    }
    await settle(page);
    expect((await trackerOperations(sandbox)).toSorted()).toEqual(['TrendingAnime', 'TrendingManga']);

    await sandbox.clearLog();
    await region(page, 'Trending anime').getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/ani\/anime\/\d+/);
    // Otherwise its request would still come, after the log is cleared.
    await settle(page);
    await page.goBack();
    await expect(region(page, 'Trending manga').getByRole('listitem')).toHaveCount(6);
    await settle(page);
    expect(await trackerOperations(sandbox)).not.toContain('TrendingAnime');
    await sandbox.clearLog();
    await page.reload();
    await expect(region(page, 'Trending manga').getByRole('listitem')).toHaveCount(6);
    await waitForCachedScreen(page);
    await settle(page);
    expect(await trackerOperations(sandbox)).toEqual([]);

    // The first cards stand there before the shell runs.
    const card = region(page, 'Trending anime').getByRole('article').first().getByRole('link');
    const title = (await card.textContent()) ?? '';
    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    await expect(cards.first().getByRole('link')).toHaveText(title);
    await trackerIsIdle(page);
    expect(await trackerOperations(sandbox)).toEqual([]);
  });

  test('the introduction is in the page before any script is loaded', async ({ page, deployment }) => {
    await holdShell(page);
    await page.goto(deployment.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('on AniList');
  });

  test('an unreachable search remote affects only its rows of home, which recover in place', async ({
    page,
    deployment,
  }) => {
    deployment.remotes.search.fail(/remoteEntry/, 'down');
    await page.goto(deployment.url);
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry.first()).toBeVisible({ timeout: 20_000 });
    deployment.remotes.search.heal();
    await retry.first().click();
    await expect(region(page, 'Trending anime').getByRole('listitem')).toHaveCount(6, { timeout: 20_000 });
  });
});

test.describe('signed in', () => {
  test('the own cards and the newest activities are rendered before the shell runs at the next visit, in their places, and none after logging out', async ({
    page,
    deployment,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(deployment.url);
    const watching = page.getByRole('list', { name: 'Continue watching' }).getByRole('listitem');
    await expect(watching.first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').nth(1)).toBeVisible();
    await waitForCachedScreen(page);
    const first = (await watching.first().getByRole('link').textContent()) ?? '';
    const places = await placesOf(page);
    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first);
    await expect(page.locator('main ol > li').nth(1)).toBeVisible();
    // The elements are there before their style sheet, for which the first paint waits.
    await expect.poll(() => placesOf(page)).toEqual(places);

    await letShellPass(page);
    await page.reload();
    await logOut(page);
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(first);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  // On a desktop: pages.spec.ts.
  for (const user of [undefined, 'aoi']) {
    test(`home ${user ? 'signed in' : 'signed out'} has no accessibility problem of any level, dark or light`, async ({
      page,
      deployment,
      signInAs,
    }) => {
      if (user) await signInAs(user);
      await page.goto(deployment.url);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      // With the feed.
      if (user)
        await expect(page.getByRole('list', { name: 'Activity' }).locator(':scope > li')).toHaveCount(25);
      await settle(page);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
