import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { first, listWorks, putOnList } from '../support/own-list.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { showLanguage } from '../support/show-language.ts';
import { expect, test } from '../support/test.ts';
import { sizeViolationsOf, violationsOf } from '../support/violations-of.ts';

const MOST_KEYS = 6;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const options = (page: Page) => palette(page).getByRole('option');

/**
 * Does a task by keys alone: Ctrl+K counts as one, so does each letter that is typed, and Enter. Nobody presses Enter before the
 * list has what is wanted; nothing else is waited for.
 */
async function task(page: Page, { keys, sees }: { readonly keys: string; readonly sees: readonly string[] }) {
  const pressed = ['Control+k', ...keys.split(' ')];
  expect(pressed.length, keys).toBeLessThanOrEqual(MOST_KEYS);
  const shown = [...sees];
  for (const key of pressed) {
    // Enter chooses the first of the list: what that is, is part of the task.
    const next = key === 'Enter' ? shown.shift() : undefined;
    if (next !== undefined) await expect(options(page).first()).toContainText(next);
    await page.keyboard.press(key);
  }
}

test('twelve tasks take at most six keys each', async ({ page, context, deployment, sandbox, signInAs }) => {
  const work = first(await listWorks('FINISHED'));
  await putOnList(await sandbox.token('aoi'), [{ work, progress: 1 }]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('aoi');
  await page.goto(`${deployment.url}ani/anime/${work.id}`);
  await pageIsReady(page);
  await frameIsReady(page);
  // Without the profile no score is asked for: its format is not known.
  await expect(accountButton(page, 'aoi')).toBeVisible();
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  const own = (name: RegExp) => main.getByRole('button', { name });

  await test.step('one more episode', async () => {
    await task(page, { keys: '+ Enter', sees: ['+1 episode'] });
    await expect(own(/Watching · 2 of/)).toBeVisible();
  });
  await test.step('a score', async () => {
    await task(page, { keys: 's c Enter 4 Enter', sees: ['Score', 'Score 4'] });
    await expect(own(/Watching · 2 of \d+ · 4/)).toBeVisible();
  });
  await test.step('a status', async () => {
    await task(page, { keys: 's t Enter d Enter', sees: ['Status', 'Dropped'] });
    await expect(own(/^Dropped/)).toBeVisible();
  });
  await test.step('favourites', async () => {
    await task(page, { keys: 'a d d Enter', sees: ['Add to favourites'] });
    await expect(own(/^Favourite/)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the link', async () => {
    await task(page, { keys: 'c o p Enter', sees: ['Copy link'] });
    await expect(page.getByText('The link is copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/ani/anime/${work.id}/`);
  });
  await test.step('the page at the tracker', async () => {
    await context.route(/anilist\.co/, (route) => route.fulfill({ body: 'the tracker' }));
    const opened = context.waitForEvent('page');
    await task(page, { keys: 'o p e Enter', sees: ['Open at AniList'] });
    await (await opened).close();
    // A visit is noted once the page has been there for a while.
    const isNoted = () => Object.keys(localStorage).some((key) => key.startsWith('tsugi.palette.recent.'));
    await expect.poll(() => page.evaluate(isNoted)).toBe(true);
  });
  await test.step('a page', async () => {
    await task(page, { keys: 's c h Enter', sees: ['Schedule'] });
    await expect(page).toHaveURL(/\/schedule$/);
  });
  await test.step('a page that a remote names', async () => {
    await task(page, { keys: 'i m p Enter', sees: ['Import'] });
    await expect(page).toHaveURL(/\/user\/aoi\/import$/);
  });
  await test.step('a title of the own lists', async () => {
    const letters = [...title.toLowerCase().replace(/[^\p{L}]/gu, '')].slice(0, 3);
    await task(page, { keys: `${letters.join(' ')}`, sees: [] });
    const found = palette(page).getByRole('group', { name: 'Your lists' }).getByRole('option').first();
    await expect(found).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });
  await test.step('the title of before', async () => {
    await page.goto(deployment.url);
    await pageIsReady(page);
    await frameIsReady(page);
    await task(page, { keys: 'Enter', sees: [title] });
    await expect(page).toHaveURL(new RegExp(`/ani/anime/${work.id}/`));
  });
  await test.step('the theme', async () => {
    await task(page, { keys: 'd a r k Enter', sees: ['Theme: Dark'] });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('the list of keys', async () => {
    await task(page, { keys: 'k e y b Enter', sees: ['Keyboard shortcuts'] });
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the language', async () => {
    await task(page, { keys: 'd e u Enter', sees: ['Language: Deutsch'] });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a page that comes while the palette is open leaves the focus in its field', async ({
  page,
  deployment,
  media,
}) => {
  await page.goto(`${deployment.url}ani/anime/${media.id}`);
  await pageIsReady(page);
  await frameIsReady(page);
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  const release = await holdRequests(page, /\.js$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).press('Enter');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('h');
  release();
  // The page is hidden from assistive technology while the palette is open.
  await expect(page.locator('main h1')).toHaveText('Schedule');
  await page.keyboard.press('o');
  await expect(field).toHaveValue('ho');
});

test('Backspace goes a step back, Escape closes, and the focus returns; Ctrl+K closes it too', async ({
  page,
  deployment,
  media,
}) => {
  await page.goto(`${deployment.url}ani/anime/${media.id}`);
  await pageIsReady(page);
  await frameIsReady(page);
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.focus();
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially('theme');
  await expect(options(page).first()).toContainText('Theme');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveText([/As the system/, 'Dark', 'Light', 'Black']);
  await page.keyboard.press('Backspace');
  await expect(palette(page).getByRole('group', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(home).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
});

test('on a grid, the card that has the focus is what commands are about', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await frameIsReady(page);
  const card = page.getByRole('main').locator('article a').first();
  const title = (await card.textContent()) ?? '';
  await card.focus();
  await page.keyboard.press('Control+k');
  const group = palette(page).getByRole('group', { name: title });
  await expect(group.getByRole('option', { name: /^Status/ })).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'This search' })).toBeVisible();
});

test('when the search fails, or a remote gives no commands, all others stay, and it says so', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await page.route(/\/chunks\/commands\.[^/]*js/, (route) => route.abort());
  await page.goto(`${deployment.url}ani/anime/${media.id}`);
  await pageIsReady(page);
  await frameIsReady(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByText('Some commands could not be loaded. All others work.')).toBeVisible();
  await expect(palette(page).getByRole('option', { name: 'Home' })).toBeVisible();
  await page.unroute(/\/chunks\/commands\.[^/]*js/);
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page).getByRole('option', { name: 'Copy link' })).toBeVisible();

  await sandbox.faults([{ ...trackerRefusal(500, 'Down'), operation: 'QuickSearch', times: 9 }]);
  await palette(page).getByRole('combobox').pressSequentially('sched');
  await expect(palette(page).getByText(/What is on this device is listed\./)).toBeVisible();
  await expect(options(page).first()).toHaveText(/Schedule/);
});

test('no barriers, in every language, on a phone and on a desk', async ({
  page,
  deployment,
  signInAs,
  media,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}ani/anime/${media.id}`);
  await pageIsReady(page);
  await frameIsReady(page);
  for (const language of ['en', 'de', 'ja']) {
    if (language !== 'en') await showLanguage(page, language);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const check = language === 'en' ? violationsOf : sizeViolationsOf;
      expect(await check(page, '[role="dialog"]'), `${language} at ${width}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
