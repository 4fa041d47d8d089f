import type { Page } from '@playwright/test';
import { waitForCachedScreen } from '../support/cached-screen.ts';
import { holdShell, letShellPass } from '../support/hold-shell.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { logOut } from '../support/log-out.ts';
import { trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';
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
  test('home shows the introduction and trending rows, with two requests', async ({
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
    expect(await trackerOperations(sandbox)).toEqual(['TrendingAnime', 'TrendingManga']);

    await sandbox.clearLog();
    await region(page, 'Trending anime').getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/ani\/anime\/\d+/);
    await page.goBack();
    await expect(region(page, 'Trending manga').getByRole('listitem')).toHaveCount(6);
    expect(await trackerOperations(sandbox)).not.toContain('TrendingAnime');
    await sandbox.clearLog();
    await page.reload();
    await expect(region(page, 'Trending manga').getByRole('listitem')).toHaveCount(6);
    await settle(page);
    expect(await trackerOperations(sandbox)).toEqual([]);
  });

  test('the introduction is in the page before any script is loaded', async ({ page, deployment }) => {
    await holdShell(page);
    await page.goto(deployment.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('on AniList');
  });

  test('the first cards are rendered before the shell runs, and at the next visit without the tracker', async ({
    page,
    deployment,
    sandbox,
  }) => {
    await page.goto(deployment.url);
    await expect(region(page, 'Trending anime').getByRole('listitem')).toHaveCount(6);
    const first = await region(page, 'Trending anime')
      .getByRole('article')
      .first()
      .getByRole('link')
      .textContent();
    await waitForCachedScreen(page);
    await sandbox.clearLog();
    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('link')).toHaveText(
      first ?? '',
    );
    expect(await trackerOperations(sandbox)).toEqual([]);
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
  test('the own cards are rendered before the shell runs at the next visit, and none after logging out', async ({
    page,
    deployment,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(deployment.url);
    const watching = page.getByRole('list', { name: 'Continue watching' }).getByRole('listitem');
    await expect(watching.first()).toBeVisible();
    await waitForCachedScreen(page);
    const first = (await watching.first().getByRole('link').textContent()) ?? '';
    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first);

    await letShellPass(page);
    await page.reload();
    await logOut(page);
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(first);
  });

  test('the newest activities are rendered before the shell runs, at the place of the feed', async ({
    page,
    deployment,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(deployment.url);
    const rows = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
    await expect(rows.nth(1)).toBeVisible();
    await waitForCachedScreen(page);
    const places = await placesOf(page);
    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('main ol > li').nth(1)).toBeVisible();
    // The elements are there before their style sheet, for which the first paint waits.
    await expect.poll(() => placesOf(page)).toEqual(places);
  });
});

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone', isMobile: name === 'phone' });
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
    test('home does not shift while it loads', async ({ page, deployment, signInAs }) => {
      await signInAs('aoi');
      await measureShifts(page);
      // The second visit is the usual one.
      for (const visit of ['first', 'second']) {
        await page.goto(deployment.url);
        await expect(
          page.getByRole('list', { name: 'Continue reading' }).getByRole('listitem').first(),
        ).toBeVisible();
        await settle(page);
        expect(await layoutShift(page), `at the ${visit} visit`).toBeLessThan(0.02);
      }
    });
  });
}
