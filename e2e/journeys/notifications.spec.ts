import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo, secondsUntil, trackerIsIdle, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { PHONE, VIEWPORTS } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('listitem');
const unreadRows = (page: Page) => rows(page).filter({ hasText: 'Unread:' });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const resume = (page: Page) =>
  main(page).getByRole('button', { name: 'Refresh notification feed to load more' });
const looks = async (sandbox: SandboxClient) =>
  (await trackerOperations(sandbox)).filter((name) => name === 'Notifications').length;

test('news reach the count of every tab with the feed of one, and reading them resets it in all', async ({
  page,
  deployment,
  sandbox,
  context,
  signInAs,
}) => {
  // A followed user is so active that the feed of home polls every 15 s.
  await sandbox.events({ type: 'activity', count: 14, user: 'ren' });
  await signInAs('aoi');
  await page.clock.install();
  await page.goto(deployment.url);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  const count = async () => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0]);
  const before = await count();
  const second = await context.newPage();
  await second.goto(`${deployment.url}compare/anime`);
  await expect(bell(second)).toHaveAccessibleName(`Notifications, ${before} unread`);
  await settle(page);
  await settle(second);
  await sandbox.clearLog();

  await sandbox.events({ type: 'notification', count: 3, user: 'aoi' });
  await secondsUntil(page, async () => (await trackerOperations(sandbox)).includes('ActivityFeed'));
  for (const tab of [page, second]) {
    await expect(bell(tab)).toHaveAccessibleName(`Notifications, ${before + 3} unread`);
  }
  // 'Tonight' asks for its list once, when it is loaded.
  const asked = (await trackerOperations(sandbox)).filter((name) => name !== 'WatchingList');
  expect(asked, 'no request of its own').toEqual(['ActivityFeed']);

  await sandbox.clearLog();
  await bell(second).click();
  await expect(unreadRows(second)).toHaveCount(Math.min(before + 3, 15));
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications');
  await settle(second);
  expect(
    (await requestsTo(sandbox, 'tracker')).map(({ operation, variables }) => [operation, variables]),
  ).toEqual([['Notifications', { page: 1, reset: true }]]);

  await sandbox.clearLog();
  await second.reload();
  await expect(rows(second).first()).toBeVisible();
  await settle(second);
  await expect(bell(second)).toHaveAccessibleName('Notifications');
  expect(await trackerOperations(sandbox), 'a warm page').toEqual([]);
});

test('the feed stops after three polls without news, and a press resumes it with what has come', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  // One filter, so that the kind of the news can be told; busy enough that it polls every 15 s.
  await sandbox.events({ type: 'notification', count: 10, user: 'aoi' });
  await signInAs('aoi');
  await page.clock.install();
  await page.goto(`${deployment.url}notifications`);
  await pageIsReady(page);
  await expect(rows(page)).toHaveCount(15);
  await settle(page);
  await page.mouse.move(0, 0);
  await sandbox.clearLog();
  await secondsUntil(page, () => resume(page).isVisible());
  await trackerIsIdle(page);
  expect(await looks(sandbox)).toBe(3);
  await page.clock.fastForward('20:00');
  await expect(rows(page).first().locator('time'), 'times move on').toContainText('minutes ago');
  await settle(page);
  expect(await looks(sandbox), 'it rests').toBe(3);

  await sandbox.events({ type: 'notification', count: 2, user: 'aoi' });
  await resume(page).click();
  await expect(rows(page)).toHaveCount(17);
  await expect(rows(page).first()).toContainText('Unread:');
  await expect(main(page).getByText('Live')).toBeVisible();
  expect(await looks(sandbox)).toBe(4);
});

test('rows lead to the activity and to the person, and a filter stands in the URL', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}notifications`);
  await pageIsReady(page);
  await expect(rows(page)).toHaveCount(15);
  await sandbox.clearLog();
  await main(page).getByText('Activity', { exact: true }).click();
  await expect(page).toHaveURL(/\?type=activity$/);
  const liked = rows(page).filter({ hasText: 'liked your activity.' }).first();
  await expect(liked).toBeVisible();
  // The row stood among the unfiltered ones as well: the question may still be on its way.
  await expect.poll(() => looks(sandbox)).toBe(1);
  const name = liked.getByRole('link').first();
  await expect(name).toHaveAttribute('href', /\/user\//);
  await liked.getByRole('link', { name: 'liked your activity.' }).click();
  await expect(page).toHaveURL(/\/activity\/\d+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?type=activity$/);
  await expect(liked).toBeVisible();
  const radio = (label: string) => main(page).getByRole('radio', { name: label });
  await expect(radio('Activity')).toBeChecked();
  await radio('Activity').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?type=forum$/);
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /opens in a new tab/ }),
  ).toBeVisible();
});

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone', isMobile: name === 'phone' });

    test('every kind of notification fits into a row of 64 px, down to the end of the feed', async ({
      page,
      deployment,
      signInAs,
    }) => {
      await signInAs('aoi');
      await page.goto(`${deployment.url}notifications?type=media`);
      await pageIsReady(page);
      await expect(rows(page).first()).toBeVisible();
      // A response may still group the rows anew: the last one is then another element.
      await expect(() => rows(page).last().scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
      await expect(main(page).getByText('That is everything.')).toBeVisible();
      expect(await violationsOf(page), 'with reasons').toEqual([]);
      await main(page).getByText('All', { exact: true }).click();
      await expect(rows(page)).toHaveCount(15);
      await rows(page).last().scrollIntoViewIfNeeded();
      await expect(rows(page)).toHaveCount(30);
      const heights = await rows(page).evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      );
      expect(new Set(heights)).toEqual(new Set([64]));
      await expect(main(page).getByText('not supported')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test('what became of submissions is told with a link to each, with its time and a note', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}notifications?type=media`);
  const submissions = rows(page).filter({ hasText: 'Your submission for' });
  const oldest = submissions.filter({ hasText: 'character' });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(oldest).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(submissions).toHaveCount(4);
  for (const row of await submissions.all()) await expect(row.locator('time')).toBeVisible();
  await expect(submissions.filter({ hasText: /was accepted\.$|accepted\./ }).first()).toBeVisible();
  const rejected = submissions.filter({ hasText: 'The Kettle That Was Not There' });
  await expect(rejected).toContainText('was rejected. No source could be found.');
  await expect(rejected.getByRole('link')).toHaveCount(0);
  await expect(submissions.filter({ hasText: 'staff page of' })).toContainText('was partially accepted.');
  await oldest.getByRole('link').click();
  await expect(page).toHaveURL(/\/ani\/character\/\d+/);
});

test('a jump past the last row asks for the rows that belong there, not for page after page', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs('aoi');
  await page.goto(`${deployment.url}notifications`);
  await expect(rows(page)).toHaveCount(15);
  await pageIsReady(page);
  await settle(page);
  await sandbox.clearLog();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Of the window that shows placeholders only, the second page fills all but some 100 px: the third one may be near, no other.
  await expect(rows(page).nth(20)).toBeInViewport();
  await settle(page);
  expect(await looks(sandbox)).toBeLessThanOrEqual(2);
  await expect(rows(page).nth(20)).toBeInViewport();
});
