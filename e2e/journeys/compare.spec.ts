import type { Locator, Page } from '@playwright/test';
import { cachedKeys } from '../support/cached-keys.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { requestsTo } from '../support/requests.ts';
import { responsesAreNoted } from '../support/responses-are-noted.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const totalOf = (page: Page) => page.getByRole('heading', { name: /^Total (anime|manga) [\d,]+$/ });

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it');
}

test('two users are compared, filtered and left out with the keyboard alone', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}compare/anime`);
  await pageIsReady(page);
  await expect(page.getByText('No users selected')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Find a user' });
  // Its suggestions have loaded.
  await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
  await box.focus();
  await page.keyboard.type('ao');
  await expect(page.getByRole('option', { name: 'aoi', exact: true })).toBeVisible();
  await page.keyboard.type('i');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?user=aoi$/);
  await page.keyboard.type('ren');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?user=aoi&user=ren$/);
  await expect(page.getByRole('region', { name: 'Affinity' })).toContainText(
    /aoi and ren.*\d+ shared titles/,
  );
  const total = totalOf(page);
  await expect(total).toBeVisible();
  const all = await total.textContent();

  const format = page.getByRole('button', { name: 'Format' });
  await tabTo(page, format);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Format' });
  const movie = panel.getByRole('checkbox', { name: 'Movie' });
  await expect(movie).toBeVisible();
  await tabTo(page, movie);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&format=MOVIE$/);
  await expect(total).not.toHaveText(all ?? '');
  expect(await violationsOf(page), 'with an open filter').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const reset = page.getByRole('button', { name: 'Reset filters' });
  await tabTo(page, reset);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?user=aoi&user=ren$/);
  await expect(total).toHaveText(all ?? '');

  const disable = page.getByRole('checkbox', { name: 'Disable ren' });
  await disable.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&disabled=ren$/);
  await expect(total).not.toHaveText(all ?? '');
});

/** Each shows something else than aoi, ren and mio with one review needed; without a number all of them are needed. */
const LINKS = ['reviewsNeeded=1&disabled=mio', 'reviewsNeeded=1&year=2024', 'exclude=mio'];

type Choice = readonly [choose: (panel: Locator) => Promise<void>, url: RegExp];

const check = (name: string, url: RegExp): Choice => [
  (panel) => panel.getByRole('checkbox', { name, exact: true }).check(),
  url,
];
const position = (name: string, url: RegExp): Choice => [
  (panel) => panel.getByRole('radio', { name, exact: true }).check({ force: true }),
  url,
];
const press = (name: string, url: RegExp): Choice => [
  (panel) => panel.getByRole('switch', { name }).click(),
  url,
];

/** A value of every other filter, by the panel in which it is chosen. */
const PANELS: Readonly<Record<string, readonly Choice[]>> = {
  Genres: [check('Drama', /genre=Drama/)],
  Format: [check('TV', /format=TV/)],
  'User status': [check('Completed', /userStatus=COMPLETED/)],
  Status: [check('Finished', /[?&]status=FINISHED/)],
  More: [
    press('Allow missing scores', /missingScore=false/),
    position('R-17+', /isAdult=false/),
    position('Without private', /private=false/),
    position('Without notes', /notes=false/),
    position('Not repeated', /repeat=false/),
    position('Not missing', /missingStart=false/),
    check('Japan', /countryOfOrigin=JP/),
  ],
  'Sort by': [
    press('Reverse order', /reverse=true/),
    // A choice of one closes its panel.
    [(panel) => panel.getByRole('radio', { name: 'Title' }).click(), /sort=title/],
  ],
};

const COMPARED = 'user=aoi&user=ren&user=mio';

/** The total and the first title of a comparison whose lists are all there. */
async function shownIn(tab: Page): Promise<string> {
  await pageIsReady(tab);
  await expect(totalOf(tab)).toBeVisible();
  await expect(tab.getByText(/list(s are| is) loading|Loading content/)).toHaveCount(0);
  const first = tab.getByRole('list', { name: 'Shared titles' }).getByRole('heading').first();
  return `${await totalOf(tab).textContent()}: ${await first.textContent()}`;
}

test('each filter of a link is applied', async ({ page, context, deployment, signInAs }) => {
  // Private entries can be told apart by their owner only.
  await signInAs('aoi');
  await page.goto(`${deployment.url}compare/anime?${COMPARED}&reviewsNeeded=1`);
  const base = await shownIn(page);
  const fresh = await context.newPage();
  for (const link of LINKS) {
    await fresh.goto(`${deployment.url}compare/anime?${COMPARED}&${link}`);
    expect(await shownIn(fresh), link).not.toBe(base);
  }
});

test('every filter stands in the link: a fresh tab and a reload have the same total', async ({
  page,
  context,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}compare/anime?${COMPARED}&reviewsNeeded=1`);
  await shownIn(page);
  const bar = page.getByRole('region', { name: 'Filters and order' });
  for (const [name, choices] of Object.entries(PANELS)) {
    // The order is one of its values from the start.
    const pill = name === 'Sort by' ? 'Sort by: Their score ↓' : name;
    await bar.getByRole('button', { name: pill, exact: true }).click();
    const panel = page.getByRole('dialog', { name, exact: true });
    for (const [choose, url] of choices) {
      await choose(panel);
      await expect(page).toHaveURL(url);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  await page.getByRole('searchbox', { name: 'Search anime titles' }).fill('o');
  await expect(page).toHaveURL(/search=o/);
  const link = page.url();
  const fresh = await context.newPage();
  await fresh.goto(link);
  const chosen = await shownIn(fresh);
  await expect(totalOf(page)).toHaveText(chosen.replace(/:.*/, ''));
  await page.reload();
  expect(await shownIn(page)).toBe(chosen);
  expect(page.url()).toBe(link);
});

test('twenty lists load within the limit: results from the first two on, and one that fails says why', async ({
  page,
  deployment,
  sandbox,
}) => {
  const { Page: found } = await trackerRequest<{
    readonly Page: { readonly users: readonly { name: string }[] };
  }>('{ Page(perPage: 50) { users { name } } }');
  const known = found.users.map(({ name }) => name).filter((name) => name !== 'heavy');
  const names = [...known.slice(0, 2), 'nobody', ...known.slice(2, 19)];
  const last = names.at(-1) ?? '';
  await sandbox.clearLog();
  // The last list comes when the journey says so, however fast the machine is.
  const release = await holdRequests(
    page,
    /\/tracker\/graphql$/,
    (request) => request.postData()?.includes(`"userName":"${last}"`) ?? false,
  );
  const query = new URLSearchParams([...names.map((name) => ['user', name]), ['reviewsNeeded', '2']]);
  await page.goto(`${deployment.url}compare/anime?${query}`);
  const users = page.getByRole('region', { name: 'Users' }).getByRole('listitem');
  const rowOf = (name: string) =>
    users.filter({ has: page.getByRole('button', { name: `Remove ${name}`, exact: true }) });
  await expect(totalOf(page)).toBeVisible();
  await expect(rowOf('nobody').getByRole('alert')).toContainText('No user found with name: "nobody"');
  await expect(rowOf(last)).toContainText(/Loading list|Waiting/);
  await expect(page.getByText('1 list is loading')).toBeVisible({ timeout: 60_000 });
  release();
  await expect(page.getByText('1 list is loading')).toBeHidden();
  for (const name of known.slice(0, 19)) await expect(rowOf(name)).toContainText(/\d titles?|Nothing/);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);

  const requests = await requestsTo(sandbox, 'tracker');
  const failed = requests.filter(({ status }) => status !== 200);
  expect(failed.map(({ variables }) => variables.userName)).toEqual(['nobody']);
  const lists = requests.map(({ variables }) => `${variables.userName} ${variables.chunk}`);
  expect(new Set(lists).size, 'nothing twice').toBe(lists.length);
});

test('a list seen on a profile, and one compared in another tab, cost no request', async ({
  page,
  context,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}user/mio/anime`);
  await expect(page.getByRole('main').locator('li[data-item] a').first()).toBeVisible();
  const isStored = (name: string) =>
    expect
      .poll(async () =>
        (await cachedKeys(page)).filter((key) => /list/.test(key) && key.includes(`"${name}"`)),
      )
      .not.toEqual([]);
  await isStored('mio');
  // The profile and its list.
  await responsesAreNoted(page, 2);
  await sandbox.clearLog();
  const url = `${deployment.url}compare/anime?user=mio&user=sora`;
  await page.goto(url);
  await expect(totalOf(page)).toBeVisible();
  const lists = (await requestsTo(sandbox, 'tracker')).map(({ variables }) => variables.userName);
  expect(new Set(lists)).toEqual(new Set(['sora']));
  const count = (await totalOf(page).textContent()) ?? '';

  await isStored('sora');
  await responsesAreNoted(page, 3);
  await sandbox.clearLog();
  const other = await context.newPage();
  await other.goto(url);
  await pageIsReady(other);
  await expect(other.getByRole('heading', { name: count })).toBeVisible();
  await settle(other);
  expect(await requestsTo(sandbox, 'tracker')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('users fold into one row, results start in the first screen, and few of many cards are rendered', async ({
    page,
    deployment,
  }) => {
    await page.goto(`${deployment.url}compare/anime?user=aoi&user=ren&reviewsNeeded=1`);
    await pageIsReady(page);
    await expect(totalOf(page)).toBeVisible();
    const card = page.getByRole('list', { name: 'Shared titles' }).getByRole('article').first();
    await expect(card.getByRole('heading')).toBeInViewport();
    await expect(page.getByRole('checkbox', { name: 'Disable ren' })).toBeHidden();

    // Far down, no more is in the document than at the top.
    await page.evaluate(() => scrollTo(0, 60_000));
    await expect
      .poll(() => page.locator('li[aria-posinset]').last().getAttribute('aria-posinset').then(Number))
      .toBeGreaterThan(50);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
    await page.evaluate(() => scrollTo(0, 0));

    const before = await totalOf(page).textContent();
    await page.getByRole('button', { name: 'More' }).tap();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('radio', { name: 'Repeated', exact: true }).check({ force: true });
    await expect(page).toHaveURL(/repeat=true/);
    expect(await violationsOf(page), 'with an open sheet').toEqual([]);
    await sheet.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page).not.toHaveURL(/repeat=true/);
    await expect(totalOf(page)).toHaveText(before ?? '');

    await page.getByRole('button', { name: /^aoi, ren/ }).tap();
    await page.getByRole('checkbox', { name: 'Filter out ren' }).check();
    await expect(page).toHaveURL(/exclude=ren/);
    await expect(totalOf(page)).not.toHaveText(before ?? '');
  });
});
