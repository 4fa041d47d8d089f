import type { BrowserContext, Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { accountButton } from '../support/account-button.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { logOut } from '../support/log-out.ts';
import { first, listWorks, putOnList } from '../support/own-list.ts';
import { refusedToken, trackerRefusal } from '../support/refusals.ts';
import { secondsUntil, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

const favourite = (page: Page) => page.getByRole('button', { name: /^Favourite(?:,|$)/ });
const waiting = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /changes? (waiting|needs?)/ });

const sentOf = async (sandbox: SandboxClient, name: string) =>
  (await trackerOperations(sandbox)).filter((operation) => operation === name).length;

/** The tracker is out of reach; everything else is served. */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  const tracker = /\/tracker\/graphql$/;
  await context.route(tracker, (route) => route.abort('connectionrefused'));
  return () => context.unroute(tracker);
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('aoi');
  // Waits of seconds pass on the pages' own clock.
  await page.clock.install();
});

/** Passes the time until no page has a change that waits. */
const untilSent = (...pages: readonly [Page, ...Page[]]) =>
  secondsUntil(pages[0], async () => {
    const counts = await Promise.all(pages.map((page) => waiting(page).count()));
    return counts.every((count) => count === 0);
  });

/**
 * Passes the time until the change is sent and nothing waits: that nothing waits is also true before it is told to wait.
 * A request that is sent once too often comes before the page is idle.
 */
async function expectSent(
  sandbox: SandboxClient,
  pages: readonly [Page, ...Page[]],
  { operation = 'ToggleFavourite', times = 1 }: { readonly operation?: string; readonly times?: number } = {},
) {
  await secondsUntil(pages[0], async () => (await sentOf(sandbox, operation)) >= times);
  await untilSent(...pages);
  for (const page of pages) await settle(page);
  expect(await sentOf(sandbox, operation)).toBe(times);
}

async function openMedia(page: Page, url: string) {
  await page.goto(url);
  // A press in the first screen needs lazy files of the page, which a lost connection would keep away.
  await pageIsReady(page);
  await expect(favourite(page)).toBeEnabled();
  return (await favourite(page).getAttribute('aria-pressed')) ?? '';
}

test('a change made offline waits on the button and in the bar, survives a reload, and is sent once when the connection is back', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await favourite(page).click();
  await expect(favourite(page)).toHaveAttribute('title', 'Waiting to be sent');
  await expect(waiting(page)).toHaveAccessibleName('1 change waiting');

  // The page cannot be served offline here: it comes back with the tracker out of reach.
  const reconnect = await cutOff(context);
  await context.setOffline(false);
  await page.reload();
  await expect(waiting(page)).toHaveAccessibleName('1 change waiting');
  expect(await sentOf(sandbox, 'ToggleFavourite')).toBe(0);
  await waiting(page).click();
  const list = page.getByRole('dialog', { name: '1 change waiting' });
  await expect(list.getByRole('listitem')).toContainText(title ?? 'a title');
  await page.keyboard.press('Escape');
  await expect(waiting(page)).toBeFocused();
  await reconnect();
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Send now' }).click();
  // It closes with the last change; until then the bar is out of reach.
  await secondsUntil(page, async () => (await list.count()) === 0);
  await expectSent(sandbox, [page]);
  await openMedia(page, deployment.url + media.path);
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
});

test('while the tracker is unavailable changes wait, and are sent when it is back', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  await sandbox.faults([{ ...trackerRefusal(503, 'Service Unavailable'), operation: 'ToggleFavourite' }]);
  await favourite(page).click();
  await expect(waiting(page)).toHaveAccessibleName('1 change waiting');
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
  // Tried again by itself: refused by the gateway, then carried out.
  await expectSent(sandbox, [page], { times: 2 });
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
});

test('under a rate limit a change waits as long as the tracker asks, and is sent once', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  await sandbox.faults([
    {
      ...trackerRefusal(429, 'Too Many Requests.'),
      headers: { 'Retry-After': '6' },
      operation: 'ToggleFavourite',
    },
  ]);
  await favourite(page).click();
  await expect(waiting(page)).toBeVisible();
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
  // The limited request, and one more.
  await expectSent(sandbox, [page], { times: 2 });
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
});

test('two tabs show a waiting change and send it once', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  const other = await context.newPage();
  await openMedia(other, deployment.url + media.path);
  const reconnect = await cutOff(context);
  await favourite(page).click();
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toHaveAccessibleName('1 change waiting');
    await expect(favourite(tab)).not.toHaveAttribute('aria-pressed', before);
  }
  await reconnect();
  await expectSent(sandbox, [page, other]);
});

test('a page that is closed at once after a change leaves it to the next one', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  const reconnect = await cutOff(context);
  const other = await context.newPage();
  await favourite(page).click();
  await page.close();
  await reconnect();
  await other.goto(deployment.url + media.path);
  await expect(favourite(other)).not.toHaveAttribute('aria-pressed', before);
  await expectSent(sandbox, [other]);
});

test('a change of an account that logs out waits for its next login, and no other account sends it', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  await openMedia(page, deployment.url + media.path);
  const reconnect = await cutOff(context);
  await favourite(page).click();
  await expect(waiting(page)).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('1 change waiting.');
  await expect(waiting(page)).toHaveCount(0);
  await reconnect();
  const signIn = async (name: string) => {
    const token = await sandbox.token(name);
    await page.evaluate((value) => localStorage.setItem('access_token', value), token);
    await page.goto(deployment.url + media.path);
    await expect(accountButton(page)).toBeVisible();
  };
  await signIn('ren');
  await expect(favourite(page)).toBeEnabled();
  await settle(page);
  await expect(waiting(page)).toHaveCount(0);
  expect(await sentOf(sandbox, 'ToggleFavourite')).toBe(0);
  await page.evaluate(() => localStorage.removeItem('auth_profile_info'));
  await signIn('aoi');
  await expectSent(sandbox, [page]);
});

test('a change whose good token is refused once is carried out once, and nobody is signed out', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  await sandbox.faults([refusedToken('ToggleFavourite')]);
  await sandbox.clearLog();
  await favourite(page).click();
  const told = async () =>
    (await sandbox.log())
      .filter(({ operation }) => /ToggleFavourite|SignInCheck/.test(operation))
      .map(({ operation, status }) => `${operation} ${status}`);
  await secondsUntil(page, async () => (await told()).length === 3);
  expect(await told()).toEqual(['ToggleFavourite 400', 'SignInCheck 200', 'ToggleFavourite 200']);
  await untilSent(page);
  await expect(accountButton(page)).toBeVisible();
  await page.reload();
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
});

test('a token that ends while the user works takes no change along: it is sent after the next login', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  const before = await openMedia(page, deployment.url + media.path);
  const banner = page.getByRole('banner');
  // The account is known from here on, and so is the same account at its next login.
  await expect(accountButton(page)).toBeVisible();
  const reconnect = await cutOff(context);
  await favourite(page).click();
  await expect(waiting(page)).toHaveAccessibleName('1 change waiting');
  await sandbox.faults([{ ...refusedToken(), times: 1000 }]);
  await reconnect();
  const notice = page.getByRole('status').filter({ hasText: 'Your login is no longer accepted.' });
  await secondsUntil(page, () => notice.isVisible());
  await expect(banner.getByRole('link', { name: /AniList/ })).toBeVisible();
  expect(page.url()).toBe(deployment.url + media.path);
  await sandbox.clearFaults();
  await sandbox.clearLog();

  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.getByRole('link', { name: /aoi/ }).click();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(deployment.url + media.path);
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
  await expectSent(sandbox, [page]);
  await expect(page.getByText('Your login is no longer accepted.')).toHaveCount(0);
  await openMedia(page, deployment.url + media.path);
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
});

test('a list entry that was changed elsewhere meanwhile leaves the choice to the user, by keyboard', async ({
  page,
  deployment,
  context,
  sandbox,
}) => {
  const token = await sandbox.token('aoi');
  const work = first(await listWorks('FINISHED'));
  await putOnList(token, [{ work, progress: 0 }]);
  await page.goto(`${deployment.url}ani/anime/${work.id}/_`);
  const plus = page.getByRole('button', { name: 'Mark episode 1 watched' });
  await expect(plus).toBeVisible();
  const reconnect = await cutOff(context);
  await plus.click();
  await expect(waiting(page)).toHaveAccessibleName('1 change waiting');
  // On another device.
  await trackerRequest(`mutation { SaveMediaListEntry(mediaId: ${work.id}, progress: 2) { id } }`, token);
  await sandbox.clearLog();
  await reconnect();
  await waiting(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Which value should stay?' });
  await secondsUntil(page, () => dialog.getByRole('row', { name: 'Progress 1 2' }).isVisible());
  expect(await sentOf(sandbox, 'SaveMediaListEntry'), 'nothing is sent before the choice').toBe(0);
  for (let presses = 0; presses < 6; presses += 1) {
    if (
      await dialog.getByRole('button', { name: 'Keep mine' }).evaluate((it) => it === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await page.keyboard.press('Enter');
  await secondsUntil(page, async () => (await dialog.count()) === 0);
  await expectSent(sandbox, [page], { operation: 'SaveMediaListEntry' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark episode 2 watched' })).toBeVisible();
});
