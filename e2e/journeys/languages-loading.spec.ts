import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { translated } from '../support/translated.ts';

const CATALOGUE = /\/(?:de|ja)\/[^/]+\.json$/;

/** Of the page of results: its code, and its first screen, whose translations serve the page too. */
const OF_RESULTS = /\/de\/(?:route|first-screen)-results\.[0-9a-f]{8}\.json$/;

/** One text of the remote's code and one of the shell's. */
interface Texts {
  readonly results: string;
  readonly shortcuts: string;
}

const ENGLISH: Texts = { results: 'Results', shortcuts: 'Keyboard shortcuts' };

const textsIn = (language: 'de' | 'ja'): Texts => ({
  results: translated(ENGLISH.results, 'remotes/search', language),
  shortcuts: translated(ENGLISH.shortcuts, 'shell', language),
});

async function expectTexts(page: Page, { results, shortcuts }: Texts): Promise<void> {
  await expect(page.getByRole('list', { name: results, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: shortcuts, exact: true })).toBeVisible();
}

/** Paths of the catalogues that a page asks for from now on. */
function cataloguesOf(page: Page): string[] {
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (CATALOGUE.test(request.url())) catalogues.push(new URL(request.url()).pathname);
  });
  return catalogues;
}

test('an English page asks for no catalogue', async ({ page, deployment }) => {
  const catalogues = cataloguesOf(page);
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await expectTexts(page, ENGLISH);
  await settle(page);
  expect(catalogues).toEqual([]);
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('shell and remote are German, by one request beside each of their scripts', async ({
    page,
    deployment,
  }) => {
    const catalogues = cataloguesOf(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The container of a remote has no texts, and workers give values only.
      if (/\.js$/.test(pathname) && !/remoteEntry|worker|sw\.js/.test(pathname)) scripts.add(pathname);
    });
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await expectTexts(page, textsIn('de'));
    await settle(page);
    const expected = [...scripts].map((script) => script.replace(/([^/]+)\.js$/, 'de/$1.json'));
    expect(catalogues.filter((path) => !/\/tsugi\/de\/texts/.test(path)).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  test('a catalogue that is missing leaves English, is reported, and the page works', async ({
    page,
    deployment,
    watch,
  }) => {
    await page.route(OF_RESULTS, (route) =>
      route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await expectTexts(page, { ...textsIn('de'), results: ENGLISH.results });
    await settle(page);
    // Each once, although both are asked for again with every later script.
    expect(watch.errors.splice(0).toSorted()).toEqual([
      expect.stringMatching(/No texts: .*\/route-results/),
      expect.stringMatching(/No texts: .*\/first-screen-results/),
    ]);
  });

  test('a catalogue that does not arrive holds the page up for a moment only', async ({
    page,
    deployment,
  }) => {
    await page.route(OF_RESULTS, () => {});
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await expectTexts(page, { ...textsIn('de'), results: ENGLISH.results });
  });
});
