import type { Locator, Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo, secondsUntil, trackerIsIdle, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { setVisibility } from '../support/visibility.ts';

const feed = (page: Page) => page.getByRole('region', { name: 'Activity', exact: true });
/** Texts may hold lists of their own: only what is an activity counts. */
const rows = (page: Page) => feed(page).getByRole('list', { name: 'Activity' }).locator(':scope > li');
const pill = (page: Page) => feed(page).getByRole('button', { name: /^\d+ new activit/ });
const resume = (page: Page) => feed(page).getByRole('button', { name: 'Refresh activity feed to load more' });
const like = (page: Page) => rows(page).first().getByRole('button', { name: /^Like/ });

const asked = async (sandbox: SandboxClient, operation: string) =>
  (await requestsTo(sandbox, 'tracker'))
    .filter((entry) => entry.operation === operation)
    .map(({ variables }) => variables);
const looks = async (sandbox: SandboxClient) => (await asked(sandbox, 'ActivityFeed')).length;

/** The id in the URL of a row. */
async function idOf(row: Locator): Promise<number> {
  const href = await row.getByRole('link', { name: /^Replies/ }).getAttribute('href');
  return Number(href?.split('/').at(-1));
}

/** A followed user is so active that the feed polls every 15 s, the shortest interval. */
const makeBusy = (sandbox: SandboxClient) => sandbox.events({ type: 'activity', count: 14, user: 'ren' });

test('home costs three requests, one in the background with the first input, on a new device one more, and coming back soon or reloading costs none', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  // On a machine of any speed, this happens while the responses are fresh.
  await page.clock.setFixedTime(Date.now());
  await page.goto(deployment.url);
  await expect(rows(page)).toHaveCount(25);
  const reading = page.getByRole('region', { name: 'Continue reading' });
  await expect(reading.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Tonight' })).toBeVisible();
  await settle(page);
  const operations = ['ActivityFeed', 'CurrentLists', 'RecentAirings', 'Viewer', 'WatchingList'];
  expect((await trackerOperations(sandbox)).toSorted()).toEqual(operations);

  await sandbox.clearLog();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText('No users selected')).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(rows(page)).toHaveCount(25);
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual([]);

  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual([]);
});

test.describe('live', () => {
  test.beforeEach(async ({ page, deployment, sandbox, signInAs }) => {
    await makeBusy(sandbox);
    await signInAs('aoi');
    await page.clock.install();
    await page.goto(deployment.url);
    await expect(rows(page)).toHaveCount(25);
    await trackerIsIdle(page);
    await sandbox.clearLog();
  });

  test('a busy feed polls after 15 s, and shows new activities on top, or behind a button while the user reads', async ({
    page,
    sandbox,
  }) => {
    await page.mouse.move(0, 0);
    const ids = await sandbox.events({ type: 'activity', count: 3, user: 'ren' });
    const seconds = await secondsUntil(page, async () => (await looks(sandbox)) > 0);
    // Two steps of that clock more than 15, and what the machine needs to see it.
    expect(seconds).toBeLessThan(20);
    await expect.poll(async () => ids.includes(await idOf(rows(page).first()))).toBe(true);
    await expect(pill(page)).toHaveCount(0);
    await expect(
      feed(page)
        .getByRole('status')
        .filter({ hasText: /new activit/ }),
    ).toHaveCount(1);

    await rows(page).nth(2).hover();
    const first = await idOf(rows(page).first());
    const later = await sandbox.events({ type: 'activity', count: 3, user: 'ren' });
    await secondsUntil(page, () => pill(page).isVisible());
    expect(await idOf(rows(page).first()), 'nothing has moved').toBe(first);
    await pill(page).click();
    await expect.poll(async () => later.includes(await idOf(rows(page).first()))).toBe(true);
    await expect(pill(page)).toHaveCount(0);
    await expect(rows(page).first()).toBeInViewport();
  });

  test('after three polls without news it pauses, until the user resumes it', async ({ page, sandbox }) => {
    await page.mouse.move(0, 0);
    await secondsUntil(page, () => resume(page).isVisible());
    await trackerIsIdle(page);
    expect(await looks(sandbox)).toBe(3);
    await page.clock.fastForward('20:00');
    const ids = await sandbox.events({ type: 'activity', count: 3, user: 'ren' });
    await settle(page);
    expect(await looks(sandbox), 'it rests').toBe(3);
    await resume(page).click();
    await expect.poll(async () => ids.includes(await idOf(rows(page).first()))).toBe(true);
    expect(await looks(sandbox)).toBe(4);
    await expect(feed(page).getByText('Live')).toBeVisible();
  });

  test('a hidden tab sends no request, and polls as soon as it is visible', async ({ page, sandbox }) => {
    await setVisibility(page, 'hidden');
    await page.clock.runFor(120_000);
    await settle(page);
    expect(await looks(sandbox)).toBe(0);
    await setVisibility(page, 'visible');
    await page.clock.runFor(1000);
    await expect.poll(() => looks(sandbox)).toBe(1);
  });
});

test('all five filters can be seen, are chosen by keyboard, and stay chosen', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(rows(page)).toHaveCount(25);
  for (const name of ['All', 'Text Status', 'List Progress', 'Following', 'Global']) {
    await expect(feed(page).getByText(name, { exact: true })).toBeVisible();
  }
  const filter = (name: string) => feed(page).getByRole('radio', { name, exact: true });
  await sandbox.clearLog();
  await filter('Following').focus();
  await page.keyboard.press('ArrowRight');
  await expect(filter('Global')).toBeChecked();
  await expect.poll(() => asked(sandbox, 'ActivityFeed')).toHaveLength(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(filter('Text Status')).toBeChecked();
  await expect
    .poll(async () => (await asked(sandbox, 'ActivityFeed')).at(-1))
    .toEqual({ page: 1, isFollowing: false, hasReplies: true, types: ['TEXT'], unread: true });
  await expect(rows(page)).toHaveCount(25);
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await expect(filter('Global')).toBeChecked();
  await expect(filter('Text Status')).toBeChecked();
  await filter('Following').check({ force: true });
  await expect
    .poll(async () => (await asked(sandbox, 'ActivityFeed')).at(-1))
    .toEqual({ page: 1, isFollowing: true, types: ['TEXT'], unread: true });
});

test.describe('likes', () => {
  test.beforeEach(async ({ page, deployment, sandbox, signInAs }) => {
    await signInAs('aoi');
    await page.clock.install();
    await page.goto(deployment.url);
    await expect(rows(page)).toHaveCount(25);
    await trackerIsIdle(page);
    await sandbox.clearLog();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  });

  test('a like shows at once and is sent once, when 500 ms have passed; one that is undone meanwhile is never sent', async ({
    page,
    sandbox,
  }) => {
    const id = await idOf(rows(page).first());
    const before = (await like(page).getAttribute('aria-pressed')) ?? '';
    await like(page).click();
    await expect(like(page)).not.toHaveAttribute('aria-pressed', before);
    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', before);
    await page.clock.runFor(10_000);
    expect(await asked(sandbox, 'ToggleLike'), 'it was undone').toEqual([]);

    await like(page).click();
    await expect(like(page)).not.toHaveAttribute('aria-pressed', before);
    await page.clock.runFor(490);
    expect(await asked(sandbox, 'ToggleLike')).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => asked(sandbox, 'ToggleLike')).toEqual([{ id, type: 'ACTIVITY' }]);
  });

  test('a refused like is rolled back with a message', async ({ page, sandbox }) => {
    await sandbox.faults([{ ...trackerRefusal(500, 'Internal Server Error'), operation: 'ToggleLike' }]);
    const before = (await like(page).getAttribute('aria-pressed')) ?? '';
    await like(page).click();
    await expect(like(page)).not.toHaveAttribute('aria-pressed', before);
    await page.clock.resume();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'The like could not be saved.',
    );
    await expect(like(page)).toHaveAttribute('aria-pressed', before);
  });
});

test('a row is walked through and liked by keyboard alone', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.addInitScript(() => localStorage.setItem('activity_feed', 'following/list'));
  await page.goto(deployment.url);
  await pageIsReady(page);
  await expect(rows(page)).toHaveCount(25);
  const row = rows(page).first();
  const id = await idOf(row);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link', { name: /^Replies/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(like(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => asked(sandbox, 'ToggleLike')).toEqual([{ id, type: 'ACTIVITY' }]);
  await expect(like(page)).toBeFocused();
});

test('with forced colors, liked and selected controls are distinguishable', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(deployment.url);
  await pageIsReady(page);
  await expect(rows(page)).toHaveCount(25);
  const colour = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour(like(page));
  await like(page).click();
  await expect.poll(() => colour(like(page))).not.toBe(before);
  const chip = (name: string) => feed(page).getByText(name, { exact: true });
  expect(await colour(chip('All'))).not.toBe(await colour(chip('Text Status')));
});

test('a spoiler is closed until it is opened', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await page.addInitScript(() => localStorage.setItem('activity_feed', 'global/text'));
  await page.goto(deployment.url);
  await pageIsReady(page);
  const spoiler = rows(page).locator('[data-md="spoiler"]').first();
  const hidden = spoiler.locator(':scope > [hidden]');
  await expect(hidden).toHaveCount(1);
  await spoiler.getByRole('button', { name: 'Spoiler, click to view' }).click();
  await expect(spoiler.getByRole('button', { name: 'Hide spoiler' })).toBeVisible();
  await expect(hidden).toHaveCount(0);
});

test('the next page comes before the end is reached, and says so when it has to wait', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.clock.install();
  await page.goto(deployment.url);
  await expect(rows(page)).toHaveCount(25);
  await settle(page);
  await sandbox.clearLog();
  await sandbox.faults([
    { service: 'tracker', operation: 'ActivityFeed', status: 429, headers: { 'Retry-After': '20' } },
  ]);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(feed(page).getByText('Fetch cooldown')).toBeVisible();
  await secondsUntil(page, async () => (await rows(page).count()) > 25);
  await expect(rows(page)).toHaveCount(50);
  await expect(feed(page).getByText('Fetch cooldown')).toHaveCount(0);
  expect((await asked(sandbox, 'ActivityFeed')).filter((one) => one.page === 2)).toHaveLength(2);
});

for (const shows of [true, false]) {
  test(`adult content ${shows ? 'is shown to a user who has chosen it' : 'is left out'}`, async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    const token = await sandbox.token('aoi');
    const { Page } = await trackerRequest<{
      Page: { media: { id: number; title: { userPreferred: string } }[] };
    }>(
      '{ Page(perPage: 1) { media(type: ANIME, isAdult: true, sort: [ID]) { id title { userPreferred } } } }',
      token,
    );
    const [work] = Page.media;
    await trackerRequest(
      `mutation { UpdateUser(displayAdultContent: ${shows}) { id }
        SaveMediaListEntry(mediaId: ${work?.id}, status: PLANNING) { id } }`,
      token,
    );
    await signInAs('aoi');
    await page.goto(deployment.url);
    await expect(rows(page).first()).toBeVisible();
    const reading = page.getByRole('region', { name: 'Continue reading' });
    await expect(reading.getByRole('listitem').first()).toBeVisible();
    const title = work?.title.userPreferred ?? '';
    await expect(rows(page).getByRole('link', { name: title })).toHaveCount(shows ? 1 : 0);

    const { Page: own } = await trackerRequest<{ Page: { activities: { id: number }[] } }>(
      `{ Page(perPage: 1) { activities(type: ANIME_LIST, isFollowing: true, mediaId: ${work?.id}, sort: [ID_DESC]) {
        ... on ListActivity { id } } } }`,
      token,
    );
    await page.goto(`${deployment.url}activity/${own.activities[0]?.id}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: title })).toBeVisible();
    await expect(article.locator('img[src*="/cover/"]')).toHaveCount(shows ? 1 : 0);
  });
}

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone', isMobile: name === 'phone' });

    test('the feed fits, and nothing shifts while home loads', async ({ page, deployment, signInAs }) => {
      await signInAs('aoi');
      await measureShifts(page);
      const reading = page.getByRole('list', { name: 'Continue reading' }).getByRole('listitem');
      await page.goto(deployment.url);
      await expect(reading.first()).toBeVisible();
      await expect(rows(page)).toHaveCount(25);
      await settle(page);
      expect(await layoutShift(page), 'at the first visit').toBeLessThan(0.02);
      await rows(page).last().scrollIntoViewIfNeeded();
      await expect(rows(page)).toHaveCount(50);
      expect(await layoutShift(page), 'with a second page').toBeLessThan(0.02);
      for (const label of ['All', 'Text Status', 'List Progress', 'Following', 'Global']) {
        const box = await feed(page).getByText(label, { exact: true }).boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= viewport.width, label).toBe(true);
      }
      for (const control of [
        like(page),
        rows(page)
          .first()
          .getByRole('link', { name: /^Replies/ }),
      ]) {
        const box = await control.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }

      // The second visit is the usual one.
      await page.goto(deployment.url);
      await expect(reading.first()).toBeVisible();
      await settle(page);
      expect(await layoutShift(page), 'at the second visit').toBeLessThan(0.02);
    });
  });
}
