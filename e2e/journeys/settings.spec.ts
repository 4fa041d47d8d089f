import type { Page } from '@playwright/test';
import { cachedKeys } from '../support/cached-keys.ts';
import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { showLanguage } from '../support/show-language.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { colourlessViolationsOf, violationsOf } from '../support/violations-of.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const setting = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('settings of the account: a title, a score and the order of a list follow in another tab, without a reload', async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  const token = await sandbox.token('aoi');
  const { Page: found } = await trackerRequest<{
    Page: {
      mediaList: { score: number; media: { id: number; title: { romaji: string; english: string } } }[];
    };
  }>(
    '{ Page(perPage: 25) { mediaList(userId: 1, type: ANIME, status: COMPLETED, sort: SCORE_DESC) { score media { id title { romaji english } } } } }',
    token,
  );
  const entry = found.mediaList.find(
    ({ score, media: { title } }) => score > 0 && title.english && title.english !== title.romaji,
  );
  if (!entry) throw new Error('aoi has scored nothing with two titles');
  const { english, romaji } = entry.media.title;

  await page.goto(`${deployment.url}settings`);
  await expect(heading(page, 'Account')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${deployment.url}ani/anime/${entry.media.id}`);
  const title = other.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(english);
  await expect(setting(page, 'Language of titles')).toHaveValue('ENGLISH');

  await setting(page, 'Language of titles').selectOption('Romaji (Shingeki no Kyojin)');
  await expect(title).toHaveText(romaji);

  await other.goto(`${deployment.url}user/aoi/anime/Completed%20Movie`);
  await expect(other.getByText(/^\d(?:\.\d)?\/10$/).first()).toBeVisible();
  // What a format does to scores stands there before it applies.
  await setting(page, 'Score format').selectOption('5 stars (5/5)');
  await expect(page.getByRole('row', { name: /8\.2\/10/ })).toContainText('5/5');
  const format = async () =>
    (
      await trackerRequest<{ Viewer: { mediaListOptions: { scoreFormat: string } } }>(
        '{ Viewer { mediaListOptions { scoreFormat } } }',
        token,
      )
    ).Viewer.mediaListOptions.scoreFormat;
  expect(await format()).toBe('POINT_10_DECIMAL');
  await page.getByRole('button', { name: 'Change the format' }).click();
  await expect.poll(format).toBe('POINT_5');
  await expect(other.getByText(/^\d\/5 ★$/).first()).toBeVisible();

  await page.goto(`${deployment.url}settings/lists`);
  const split = page.getByRole('switch', { name: 'Split completed titles by format' }).first();
  await expect(split).toBeChecked();
  await expect(other.getByText('Completed TV', { exact: true })).toBeVisible();
  await split.click();
  await expect(other.getByText('Completed TV', { exact: true })).toHaveCount(0);
  await expect(other.getByText('Completed', { exact: true }).first()).toBeVisible();
});

test('a refused setting goes back with a sentence, and one that is made offline waits', async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}settings/notifications`);
  const messages = page.getByRole('switch', { name: 'Messages', exact: true });
  await expect(messages).toBeChecked();
  await sandbox.faults([{ ...trackerRefusal(400, 'validation'), operation: 'UpdateUser', times: 1 }]);
  await messages.click();
  await expect(messages).not.toBeChecked();
  await expect(page.getByText(/^Notifications: The setting could not be saved/)).toBeVisible();
  await expect(messages).toBeChecked();

  await context.setOffline(true);
  const follows = page.getByRole('switch', { name: 'Somebody follows me' });
  await follows.click();
  await expect(follows).not.toBeChecked();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  await page.getByRole('link', { name: 'Data on this device' }).click();
  await page.getByRole('button', { name: 'Forget this device' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 change was not sent yet and is lost');
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  await context.setOffline(false);
  const options = async () =>
    (
      await trackerRequest<{
        Viewer: { options: { notificationOptions: { type: string; enabled: boolean }[] } };
      }>('{ Viewer { options { notificationOptions { type enabled } } } }', await sandbox.token('aoi'))
    ).Viewer.options.notificationOptions.filter(({ enabled }) => !enabled);
  await expect.poll(options).toEqual([{ type: 'FOLLOWING', enabled: false }]);
});

test('settings of the device apply in every tab and before the first frame, go to a file and back, and are forgotten', async ({
  page,
  context,
  deployment,
  signInAs,
}) => {
  const look = (of: Page) =>
    of.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [
        style.backgroundColor,
        style.getPropertyValue('--space-4'),
        style.getPropertyValue('--motion-fast'),
      ];
    });
  await signInAs('aoi');
  await page.goto(`${deployment.url}settings/appearance`);
  await pageIsReady(page);
  const other = await context.newPage();
  await other.goto(`${deployment.url}schedule`);
  await pageIsReady(other);
  await page.getByRole('radio', { name: 'Black' }).check();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('switch', { name: 'Less motion' }).check();
  await setting(page, 'Data saver').selectOption('On');
  await setting(page, 'Start page').selectOption('Schedule');
  for (const tab of [page, other]) await expect.poll(() => look(tab)).toEqual(['oklch(0 0 0)', '12px', '0s']);

  // Before the shell's scripts: the boot script alone.
  const early = await context.newPage();
  await early.route(/\/shell\.[0-9a-f]+\.js$/, (route) => route.abort());
  await early.goto(`${deployment.url}compare/anime`);
  expect((await look(early))[0]).toBe('oklch(0 0 0)');
  await early.close();

  const fresh = await context.newPage();
  await fresh.goto(deployment.url);
  await expect(fresh).toHaveURL(/\/schedule$/);
  await fresh.close();

  await page.goto(`${deployment.url}settings/data`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  await other.goto(`${deployment.url}settings/appearance`);
  await other.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(async () => (await look(page))[0]).not.toBe('oklch(0 0 0)');
  await page.getByLabel('File with settings').setInputFiles(file);
  await expect(page.getByText('The settings of the file apply on this device.')).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Black' })).toBeChecked();

  // Of this account and of another one, and of the tabs alone.
  for (const tab of [page, other]) await tab.evaluate(storeTraces);
  await page.getByRole('button', { name: 'Forget this device' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('ren: 1 change waiting');
  await dialog.getByRole('button', { name: 'Forget' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(deployment.url);
    await expect(tab.getByRole('link', { name: /login/ }).first()).toBeVisible();
  }
  for (const tab of [page, other]) expect((await tab.evaluate(storedHere)).filter(isTrace)).toEqual([]);
  expect((await cachedKeys(page)).filter((key) => key.includes('viewer-'))).toEqual([]);
});

/** Items as several parts of the product store them. */
async function storeTraces(): Promise<void> {
  localStorage.setItem('tsugi.palette.recent.user-1', '["of-before"]');
  localStorage.setItem('tsugi.account:2', JSON.stringify({ id: 2, name: 'ren', avatar: null, addedAt: 1 }));
  localStorage.setItem('tsugi:outbox:user-2/0001-x', JSON.stringify({ v: 0, key: 'entry/1' }));
  localStorage.setItem('tsugi.reminders-parked.2', 'of-before');
  localStorage.setItem('list_view', 'of-before');
  sessionStorage.setItem('tsugi:favourites-draft:1', 'of-before');
  const opening = indexedDB.open('tsugi-of-before', 1);
  await new Promise((resolve) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('x');
    opening.onsuccess = resolve;
  });
  opening.result.close();
}

async function storedHere(): Promise<readonly string[]> {
  const items = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries<string>(storage).map(([name, text]) => `${name}: ${text}`),
  );
  return [...items, ...(await indexedDB.databases()).map(({ name }) => name ?? '')];
}

const isTrace = (text: string) =>
  /of-before|user-[12]|viewer-|token:|tsugi\.(?:settings|look|account)|auth_profile/.test(text);

test('signed out, the sections of this device work, and the others say what they need', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}settings`);
  await expect(heading(page, 'Appearance')).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('These settings belong to your account')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'About', exact: true })).toBeVisible();
  await expect(heading(page, 'Appearance')).toHaveCount(0);
  await page.goto(`${deployment.url}settings/nothing`);
  await expect(page.getByText('There is no such section')).toBeVisible();
});

test('the settings have no accessibility problem, in every language, on a desk and on a phone', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${deployment.url}settings`);
  await pageIsReady(page);
  await frameIsReady(page);
  for (const [language, sections] of [
    ['en', ['account', 'lists', 'notifications', 'appearance', 'data', 'about']],
    ['de', ['notifications', 'account']],
    ['ja', ['data', 'account']],
  ] as const) {
    if (language !== 'en') await showLanguage(page, language);
    for (const section of sections) {
      const link = page.locator(`main nav a[href$="/settings/${section}"]`);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main section').first()).toBeVisible();
      if (section === 'account' && language === 'en') expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(link).toHaveCount(0);
      expect(await colourlessViolationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  }
});
