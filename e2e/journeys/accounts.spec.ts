import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { cachedKeys } from '../support/cached-keys.ts';
import { openAccountMenu } from '../support/log-out.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { showLanguage } from '../support/show-language.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { sizeViolationsOf, violationsOf } from '../support/violations-of.ts';

const SWITCHES = 50;
/** The last of them. */
const WITH_ANOTHER_TAB = 10;

const watching = (page: Page) => page.getByRole('region', { name: 'Continue watching' });

/** Signs another account in through the provider's page. */
async function addAccount(page: Page, name: string): Promise<void> {
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name: 'Add an account' }).click();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(accountButton(page, name)).toBeVisible();
}

/** The language of index.html, whose manifest has no name of a language. */
async function showEnglish(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('tsugi.language', 'en');
    dispatchEvent(new StorageEvent('storage', { key: 'tsugi.language', newValue: 'en' }));
  });
  await expect(page.getByRole('menuitem', { name: 'Manage accounts' })).toBeVisible();
}

/** Notes in the page, for each request to the tracker, whom its token names and who is the present account when it is sent. */
function noteTokens(): void {
  const nameIn = (token: string | null | undefined) => {
    const claims = token?.split('.')[1];
    return claims
      ? String(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).name)
      : 'nobody';
  };
  const { fetch } = globalThis;
  const sent: string[] = [];
  Object.assign(globalThis, { sentAs: sent });
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('/tracker/graphql')) {
      const headers = new Headers(input instanceof Request ? input.headers : init?.headers);
      const operation = /(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1];
      const present = nameIn(localStorage.getItem('access_token'));
      sent.push(`${operation} ${nameIn(headers.get('authorization'))} ${present}`);
    }
    return fetch(input, init);
  };
}

const sentAs = (page: Page) =>
  // Set by `noteTokens`.
  page.evaluate(() => (globalThis as unknown as { readonly sentAs: readonly string[] }).sentAs);

test('two accounts used in turn for 50 switches: each request has the token of who is shown, and nothing of one is left with the other', async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.addInitScript(noteTokens);
  await page.goto(deployment.url);
  const cards = watching(page).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const titleOf = async () => (await cards.first().getByRole('link').first().textContent()) ?? '';
  await settle(page);
  const first = await titleOf();
  await addAccount(page, 'ren');
  await expect(page.getByText('You are now logged in as ren.')).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await settle(page);
  const second = await titleOf();
  expect(second).not.toBe(first);

  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await sandbox.clearLog();
  const change = async (count: number) => {
    const [place, name, own, foreign] =
      count % 2 === 1 ? ([1, 'aoi', first, second] as const) : ([2, 'ren', second, first] as const);
    await page.keyboard.press(`Control+Shift+${place}`);
    // Most follow so fast that nothing of the page has arrived in between.
    if (count % 5 !== 0) return;
    await expect(accountButton(page, name)).toBeVisible();
    await expect(cards.first()).toContainText(own);
    await expect(page.getByRole('main')).not.toContainText(foreign);
  };
  for (let count = 1; count <= SWITCHES - WITH_ANOTHER_TAB; count += 1) await change(count);
  // Another tab follows, as the page that it is.
  const other = await context.newPage();
  await other.goto(`${deployment.url}notifications`);
  await expect(accountButton(other, 'ren')).toBeVisible();
  await other.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await page.bringToFront();
  for (let count = 1; count <= WITH_ANOTHER_TAB; count += 1) await change(count);
  await expect(accountButton(other, 'ren')).toBeVisible();
  for (const tab of [page, other]) expect(await tab.evaluate(() => 'isTheSamePage' in window)).toBe(true);

  await settle(page);
  // Between two presses what an account has asked for may leave after it, with its own token: the sandbox's log says of whom it was asked.
  const before = (await sentAs(page)).length;
  await page.getByRole('banner').getByRole('link', { name: 'Your profile, ren' }).click();
  await expect(page).toHaveURL(/\/user\/ren$/);
  await settle(page);
  // The counts of the other account are read with its own token.
  const since = (await sentAs(page)).slice(before).filter((line) => !line.startsWith('Viewer '));
  expect(since.length).toBeGreaterThan(0);
  expect(since.filter((line) => !line.endsWith(' ren ren'))).toEqual([]);
  const ids = new Map<unknown, string>([
    [1, 'aoi'],
    [2, 'ren'],
  ]);
  const log = await requestsTo(sandbox, 'tracker');
  expect(log.length).toBeGreaterThan(4);
  for (const { variables, viewer, operation } of log) {
    const owner = ids.get(variables.userId);
    if (owner) expect(`${operation} of ${owner} by ${viewer}`).toBe(`${operation} of ${owner} by ${owner}`);
  }

  // What is stored of an account stands under its own name, and asks for nothing of the other one.
  const partitions = new Map<string, Set<unknown>>();
  for (const key of await cachedKeys(page)) {
    const [, partition, variables] = /^(viewer-[^/]+)\/[^{]*(\{.*\})/.exec(key) ?? [];
    if (!partition || !variables) continue;
    const userId: unknown = JSON.parse(variables).userId;
    if (userId !== undefined) partitions.set(partition, (partitions.get(partition) ?? new Set()).add(userId));
  }
  expect([...partitions.values()].map((found) => [...found]).sort()).toEqual([[1], [2]]);
  const screens = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith('tsugi.first-screen.') ? [String(text)] : [],
    ),
  );
  for (const text of screens) expect(text).not.toContain(first);
});

test('a change of an account that is not shown is sent with its own token, and one that ends is renewed with what waits', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const saves = async () =>
    (await requestsTo(sandbox, 'tracker'))
      .filter(({ operation }) => operation === 'SaveMediaListEntry')
      .map(({ viewer, status }) => `${viewer} ${status}`);
  const addOne = () =>
    watching(page)
      .getByRole('button', { name: /^Plus one/ })
      .first()
      .click();
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(watching(page).getByRole('listitem').first()).toBeVisible();
  await addAccount(page, 'ren');
  await page.keyboard.press('Control+Shift+1');
  await expect(accountButton(page, 'aoi')).toBeVisible();
  await settle(page);

  await sandbox.faults([{ ...trackerRefusal(503, 'Down'), operation: 'SaveMediaListEntry', times: 1 }]);
  await addOne();
  await expect.poll(saves).toEqual(['aoi 503']);
  await page.keyboard.press('Control+Shift+2');
  await expect(accountButton(page, 'ren')).toBeVisible();
  const waiting = (await openAccountMenu(page)).getByRole('menuitemradio', {
    name: /^aoi.*1 change waiting/,
  });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(saves, { timeout: 30_000 }).toEqual(['aoi 503', 'aoi 200']);
  const menu = await openAccountMenu(page);
  await expect(menu.getByRole('menuitemradio', { name: /^aoi/ })).not.toContainText('waiting');
  await page.keyboard.press('Escape');

  // The present account's token ends while a change of it waits.
  await sandbox.faults([{ ...trackerRefusal(503, 'Down'), operation: 'SaveMediaListEntry', times: 1 }]);
  await addOne();
  await expect.poll(saves).toContain('ren 503');
  await sandbox.revoke('ren');
  await page.reload();
  await expect(page.getByText('Your login is no longer accepted.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Accounts on this device' }).click();
  const list = page.getByRole('menu');
  await expect(list.getByRole('menuitemradio', { name: /^aoi/ })).toBeVisible();
  await list.getByRole('menuitemradio', { name: /^ren.*Sign in again, 1 change waiting/ }).click();
  await page.getByRole('link', { name: /^ren/ }).click();
  await expect(accountButton(page, 'ren')).toBeVisible();
  await expect.poll(saves, { timeout: 30_000 }).toContain('ren 200');
  const renewed = await openAccountMenu(page);
  await expect(renewed.getByRole('menuitemradio', { name: /^ren/ })).toBeChecked();
  await expect(renewed.getByRole('menuitemradio', { name: /^(?:aoi|ren)/ })).toHaveCount(2);
});

test('accounts are added, changed, removed and logged out of with the keyboard alone, in every language', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page, 'aoi')).toBeVisible();
  await addAccount(page, 'ren');
  await settle(page);
  await accountButton(page, 'ren').focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('menu').getByRole('menuitemradio', { name: /^(?:aoi|ren)/ });
  await expect(rows.first()).toBeFocused();
  // The page behind it is measured by journeys of its own: what the menu covers in part would count as too small.
  expect(await violationsOf(page, '[role="menu"]')).toEqual([]);
  for (const language of ['de', 'ja']) {
    await showLanguage(page, language);
    for (const { viewport } of VIEWPORTS) {
      await page.setViewportSize(viewport);
      expect(await sizeViolationsOf(page, '[role="menu"]')).toEqual([]);
    }
  }
  await showEnglish(page);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(accountButton(page, 'aoi')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Manage accounts' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Accounts on this device' });
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  for (const { viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    expect(await sizeViolationsOf(page, '[role="dialog"]')).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Remove aoi from this device' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove aoi from this device?' });
  expect(await violationsOf(page, '[role="alertdialog"]')).toEqual([]);
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('aoi is removed from this device. Switched to ren.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(accountButton(page, 'ren')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'AniList login' })).toBeFocused();
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => /^(?:tsugi\.account|access_token)/.test(name)),
  );
  expect(left).toEqual([]);
});
