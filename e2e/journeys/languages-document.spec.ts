import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { holdShell } from '../support/hold-shell.ts';
import { waitForOfflineCopy } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

/** What the document says of itself. */
const documentOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    manifest: document.querySelector('link[rel=manifest]')?.getAttribute('href'),
  }));

const german = { lang: 'de', dir: 'ltr', manifest: 'manifest.de.webmanifest' };

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** The list of languages at the end of every page. */
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-AT' });

  test('the first frame is German before the shell has run', async ({ page, deployment }) => {
    await holdShell(page);
    // What the browser paints first, and nothing later.
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        Object.assign(globalThis, { firstFrame: document.querySelector('#root')?.textContent });
      });
    });
    await page.goto(deployment.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Was kommt als Nächstes?' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
    await expect(link(page, 'Vergleichen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mit AniList anmelden' })).toBeVisible();
    expect(await page.evaluate(() => Object(globalThis).firstFrame)).not.toMatch(
      /What comes next|Compare|Log in/,
    );
    expect(await documentOf(page)).toEqual(german);
  });

  test('a start that fails says so in German', async ({ page, deployment }) => {
    await page.route(/\/shell\.[0-9a-f]+\.js$/, (route) => route.abort());
    await page.goto(`${deployment.url}compare/anime`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tsugi konnte nicht starten');
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  });

  test('a slow start says so in German', async ({ page, deployment }) => {
    await holdShell(page);
    await page.goto(`${deployment.url}authentication`, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Lädt …');
  });

  test('links, titles and shortcuts of the remotes are German too', async ({ page, deployment, request }) => {
    await page.goto(deployment.url);
    await pageIsReady(page);
    await expect(page).toHaveTitle('Start - Tsugi');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Stöbern' })).toBeVisible();
    const { manifest } = await documentOf(page);
    const app = await (await request.get(`${deployment.url}${manifest}`)).json();
    expect(app).toMatchObject({ lang: 'de', description: 'Anime und Manga entdecken und verfolgen' });
    expect(app.shortcuts[0].name).toBe('Suche');
  });
});

test('English is what a browser without a language of the product gets', async ({ browser, deployment }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const catalogues: string[] = [];
  page.on('request', (sent) => {
    if (/\/(?:de|ja|x-pseudo)\//.test(sent.url())) catalogues.push(sent.url());
  });
  await page.goto(deployment.url);
  await pageIsReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  expect(await documentOf(page)).toEqual({ lang: 'en', dir: '', manifest: 'manifest.webmanifest' });
  expect(catalogues).toEqual([]);
  await context.close();
});

test('the choice in the account menu changes the page in place, in every tab, and is kept', async ({
  page,
  deployment,
  signInAs,
  context,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}compare/anime`);
  await pageIsReady(page);
  const second = await context.newPage();
  await second.goto(`${deployment.url}browse/anime?x=1`);
  await pageIsReady(second);
  for (const tab of [page, second])
    await tab.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const scrolled = () => second.evaluate(() => [Object(globalThis).isSameDocument, scrollY]);
  // Its rows have to be there.
  await expect.poll(() => second.evaluate(() => scrollTo(0, 400)).then(scrolled)).toEqual([true, 400]);

  await accountButton(page).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(link(page, 'Vergleichen')).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await documentOf(page)).toEqual(german);
  expect(await page.evaluate(() => Object(globalThis).isSameDocument)).toBe(true);

  await expect(link(second, 'Vergleichen')).toBeVisible();
  expect(await documentOf(second)).toEqual(german);
  await expect(second.getByRole('heading', { level: 1, name: 'Anime entdecken' })).toBeAttached();
  expect(await scrolled()).toEqual([true, 400]);
  await expect(second).toHaveURL(/browse\/anime\?x=1$/);

  await page.reload();
  await expect(link(page, 'Vergleichen')).toBeVisible();
  expect(await documentOf(page)).toEqual(german);
});

test('signed out, the language is chosen at the end of every page and in the bar', async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.url);
  await pageIsReady(page);
  await choice(page).focus();
  await choice(page).selectOption({ label: '日本語' });
  await expect(page.getByRole('heading', { level: 1, name: '次は何を観る？' })).toBeVisible();
  await expect(page).toHaveTitle('ホーム - Tsugi');
  await expect(choice(page)).toBeFocused();
  expect(await documentOf(page)).toMatchObject({ lang: 'ja', manifest: 'manifest.ja.webmanifest' });
  await page.getByRole('banner').getByRole('button', { name: '言語' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  expect(await documentOf(page)).toEqual({ lang: 'en', dir: 'ltr', manifest: 'manifest.webmanifest' });
});

test('a page that was stored in another language is not shown', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}browse/anime`);
  await pageIsReady(page);
  await choice(page).selectOption({ label: 'Deutsch' });
  await expect(link(page, 'Vergleichen')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('tsugi.language', 'ja'));
  await holdShell(page);
  await page.reload();
  await expect(link(page, '比較')).toBeVisible();
});

test('the layout of a language from right to left begins at the right', async ({ page, deployment }) => {
  await page.addInitScript(() => localStorage.setItem('tsugi.language', 'x-pseudo-rtl'));
  await page.goto(deployment.url);
  await pageIsReady(page);
  expect(await documentOf(page)).toMatchObject({ lang: 'en', dir: 'rtl' });
  // The week before is at the right of the present one, and its arrow points there.
  await page.goto(`${deployment.url}schedule`);
  await pageIsReady(page);
  const [before, present] = await page
    .getByRole('main')
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((one) => {
        const arrow = one.querySelector('svg');
        return { left: one.getBoundingClientRect().left, scale: arrow && getComputedStyle(arrow).scale };
      }),
    );
  expect(before?.left).toBeGreaterThan(present?.left ?? Number.POSITIVE_INFINITY);
  expect(before?.scale).toBe('-1 1');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', locale: 'ja-JP' });

  test('after a visit in Japanese the product starts in Japanese', async ({ page, deployment, context }) => {
    const heading = page.getByRole('heading', { level: 1, name: '次は何を観る？' });
    await page.goto(deployment.url);
    await expect(heading).toBeVisible();
    await waitForOfflineCopy(page, /remoteEntry[^ ]*\.js/, /\/ja\/document\.[0-9a-f]+\.json/);
    await context.setOffline(true);
    await page.reload();
    await pageIsReady(page);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '見つける' })).toBeVisible();
  });
});
