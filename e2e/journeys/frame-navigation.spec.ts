import type { Locator, Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { openAccountMenu } from '../support/log-out.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { DESKTOP, PHONE } from '../support/viewports.ts';

async function showResults(page: Page, url: string) {
  await page.goto(url);
  const results = page.getByRole('list', { name: /results/i });
  await expect(results.getByRole('link').first()).toBeVisible();
  return results;
}

/** The place of an item in the whole list, of which only a part is rendered. */
async function placeOf(item: Locator): Promise<number> {
  return Number(await item.getAttribute('aria-posinset'));
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('an infinite list has few elements, and going back restores the position far down in it', async ({
      page,
      deployment,
    }) => {
      const results = await showResults(page, `${deployment.url}search/anime`);
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          return placeOf(results.getByRole('listitem').last());
        })
        .toBeGreaterThan(90);
      expect(await results.getByRole('listitem').count(), 'only rows near the screen').toBeLessThan(80);
      const place = await placeOf(results.getByRole('listitem').last());
      const card = results.locator(`li[aria-posinset="${place}"]`);
      await card.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(1000);
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(card).toBeInViewport();
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
        .toBeLessThan(3);
    });
  });
}

test('going back restores a scroll position that only rows which come later allow', async ({
  page,
  deployment,
}) => {
  const results = await showResults(page, `${deployment.url}search/anime`);
  await frameIsReady(page);
  await settle(page);
  const release = await holdRequests(page, /\/tracker\/graphql$/, (request) =>
    Boolean(request.postData()?.includes('"page":2')),
  );
  const request = page.waitForRequest((one) => one.postData()?.includes('"page":2') ?? false);
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await toEnd();
  await request;
  await toEnd();
  const before = await page.evaluate(() => window.scrollY);
  const link = results.getByRole('listitem').last().getByRole('link').first();
  // Pressed by script: Playwright's own press would scroll to it.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/ani\/anime\/\d+\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(3);
});

test('the skip link leads to the content of the current page', async ({ page, deployment }) => {
  const url = `${deployment.url}search/anime?q=moon`;
  await showResults(page, url);
  await frameIsReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(url);
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInside, 'the next stop is inside the content').toBe(true);
});

test('the current link is marked, in the top bar and the bottom bar', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page, 'aoi')).toBeVisible();
  await frameIsReady(page);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const frame = page.locator('header.bar, nav.bottom-bar').locator('[aria-current="page"]:visible');
  const marked = () =>
    frame.evaluateAll((links) => links.map((link) => link.ariaLabel ?? link.textContent?.trim()));
  for (const [name, path, onPhone] of [
    ['Home', '', ['Home']],
    ['Manga', 'browse/manga', ['Manga']],
    ['Compare', 'compare/anime', []],
    ['Search', 'browse/media', ['Search']],
  ] as const) {
    await page.setViewportSize(DESKTOP);
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(deployment.url + path);
    await expect.poll(marked).toEqual([name]);
    await page.setViewportSize(PHONE);
    await expect.poll(marked).toEqual(onPhone);
  }
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(`${deployment.url}user/aoi`);
  await expect.poll(marked).toEqual(['Me']);
  await page.setViewportSize(DESKTOP);
  // The picture is a link to the own profile.
  await expect.poll(marked).toEqual(['Your profile, aoi']);
  const sign = page.getByRole('banner').getByRole('link', { name: 'Tsugi, home' }).locator('svg');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await sign.boundingBox())?.width, 'the bar squeezes nothing').toBe(32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('unread notifications are counted up to 99 and reachable on a phone', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await sandbox.events({ type: 'notification', count: 120, user: 'aoi' });
  await page.setViewportSize(PHONE);
  await signInAs('aoi');
  await page.goto(deployment.url);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications, \d{3,} unread$/ });
  await expect(bell).toHaveText('99+');
  await bell.click();
  await expect(page).toHaveURL(`${deployment.url}notifications`);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('a slow page shows a progress bar', async ({ page, deployment }) => {
  const lines = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.goto(deployment.url);
  await frameIsReady(page);
  const main = page.getByRole('navigation', { name: 'Main' });

  const release = await holdRequests(page, `${deployment.remotes.compare.url}/**/*.js`);
  await main.getByRole('link', { name: 'Compare' }).click();
  await expect(lines).toBeAttached();
  await expect(page.getByRole('heading', { name: 'What comes next?' }), 'the old page stays').toBeVisible();
  release();
  await expect(page.getByText('No users selected')).toBeVisible();
  await expect(lines).toHaveCount(0);
});

test('a page is announced by its own title, also when it is set later', async ({
  page,
  deployment,
  sandbox,
}) => {
  const results = await showResults(page, `${deployment.url}search/anime`);
  await frameIsReady(page);
  const link = results.getByRole('link').first();
  await sandbox.faults([{ service: 'tracker', delayMs: 400, times: 5 }]);
  // Clicked by script, so that nothing is prefetched.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/ani\/anime\//);
  await expect(page).not.toHaveTitle(/^Search/);
  const announced = page.getByRole('status').filter({ hasText: / - Tsugi$/ });
  await expect(announced).toHaveText(/^(?!Search).+ - Tsugi$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('pages fade into each other when motion is welcome, and change at once when it is not; the focus arrives, and the page is announced', async ({
  page,
  deployment,
}) => {
  for (const [reducedMotion, expected] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(deployment.url);
    await frameIsReady(page);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      document.body.dataset.fades = '0';
      Element.prototype.animate = function (...parameters) {
        if (this.id === 'main') document.body.dataset.fades = String(Number(document.body.dataset.fades) + 1);
        return animate.apply(this, parameters);
      };
      // The new page's first frame would wait for pictures of both pages.
      document.startViewTransition = () => {
        throw new Error('No page waits for a view transition');
      };
    });
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByText('No users selected')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Compare anime - Tsugi' })).toBeAttached();
    expect(await page.evaluate(() => Number(document.body.dataset.fades))).toBe(expected);
  }
});

test('after logging out the login link has the focus', async ({ page, deployment, signInAs }) => {
  await signInAs('ren');
  await page.goto(`${deployment.url}compare/anime`);
  const banner = page.getByRole('banner');
  await accountButton(page, 'ren').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('link', { name: 'AniList login' })).toBeFocused();
  await expect(page.getByText('You are logged out.')).toBeVisible();
});

test('the picture in the bar leads to the own profile, also into another tab; a phone has it in its bottom bar', async ({
  page,
  deployment,
  context,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}browse/anime`);
  const picture = page.getByRole('banner').getByRole('link', { name: 'Your profile, aoi' });
  await expect(picture).toHaveAttribute('href', /\/user\/aoi$/);
  const opened = context.waitForEvent('page');
  await picture.click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(`${deployment.url}user/aoi`);
  await tab.close();
  await expect(page).toHaveURL(`${deployment.url}browse/anime`);
  await picture.click();
  await expect(page).toHaveURL(`${deployment.url}user/aoi`);
  await expect(picture).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize(PHONE);
  await expect(picture).toBeHidden();
  await expect(accountButton(page, 'aoi')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Me', exact: true })).toBeVisible();
});

test('the menu of the account leads to the own pages and to compare, and chooses the theme', async ({
  page,
  deployment,
  signInAs,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs('aoi');
  await page.goto(`${deployment.url}browse/anime`);
  await expect(accountButton(page, 'aoi')).toBeVisible();
  const menu = await openAccountMenu(page);
  await expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await menu.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(background).not.toBe(dark);
  await expect(page.getByRole('button', { name: /^Theme: light/ })).toBeVisible();
  for (const [name, path] of [
    ['Compare', 'compare/anime'],
    ['Anime list', 'user/aoi/anime'],
    ['Manga list', 'user/aoi/manga'],
    ['Profile', 'user/aoi'],
  ] as const) {
    const again = await openAccountMenu(page);
    await again.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(deployment.url + path);
    await expect(again).toBeHidden();
  }
});
