import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { waitForOfflineCopy } from '../support/service-worker.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { translated } from '../support/translated.ts';

const CATALOGUE = /\/(?:de|ja)\/[^/]+\.json$/;

/** Of the page of results, and of its first screen. */
const OF_RESULTS = /\/de\/route-results\.[0-9a-f]{8}\.json$/;

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

  test('shell and remote are German, by one request beside each script of the remote and one for the document', async ({
    page,
    deployment,
  }) => {
    const catalogues = cataloguesOf(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The container of a remote has no texts, first screens have those of their page's code, and workers give values only.
      if (/\.js$/.test(pathname) && !/remoteEntry|first-screen|worker|sw\.js/.test(pathname))
        scripts.add(pathname);
    });
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await expectTexts(page, textsIn('de'));
    await settle(page);
    // The shell's scripts that every page loads have their texts with those of index.html.
    const ofDocument = /\/de\/document\.[0-9a-f]{8}\.json$/;
    const ofRemote = [...scripts].filter((script) => !script.startsWith(new URL(deployment.url).pathname));
    const expected = ofRemote.map((script) => script.replace(/([^/]+)\.js$/, 'de/$1.json'));
    expect(catalogues.filter((path) => !ofDocument.test(path)).toSorted()).toEqual(expected.toSorted());
    expect(catalogues.filter((path) => ofDocument.test(path))).toHaveLength(1);
  });

  test('texts that no page shows at first come with a failure, which is told in German, or with the first action', async ({
    page,
    deployment,
    sandbox,
  }) => {
    const later = cataloguesOf(page);
    const ofLater = () => later.filter((path) => path.includes('/document-later.'));
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await settle(page);
    expect(ofLater()).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => ofLater().length).toBe(1);

    await sandbox.faults([trackerRefusal(400, 'Too many words.')]);
    await page.goto(`${deployment.url}search/anime?q=moon`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Der Tracker hat das nicht angenommen',
    );
    await expect.poll(() => ofLater().length).toBe(2);
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
    // Once, although it is asked for again with every later script.
    expect(watch.errors.splice(0)).toEqual([expect.stringMatching(/No texts: .*\/route-results/)]);
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

test.describe('offline', () => {
  test.use({ locale: 'de-DE', serviceWorkers: 'allow' });

  test('a page that was visited in German opens in German', async ({ page, deployment, context }) => {
    await page.goto(`${deployment.url}search/anime`);
    await waitForOfflineCopy(page, /\/de\/route-results\.\w+\.json/, /\/de\/document\.\w+\.json/);
    await context.setOffline(true);
    await page.reload();
    await pageIsReady(page);
    await expectTexts(page, textsIn('de'));
  });
});

test('a change of language loads what the page has loaded, and changes shell and remote without a reload', async ({
  page,
  deployment,
}) => {
  const catalogues = cataloguesOf(page);
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await expectTexts(page, ENGLISH);
  await settle(page);
  await page.evaluate(() => document.body.setAttribute('data-test', 'the same document'));
  const choice = page.getByRole('contentinfo').getByRole('combobox');
  for (const language of ['de', 'ja'] as const) {
    catalogues.length = 0;
    await choice.selectOption(language);
    await expectTexts(page, textsIn(language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await settle(page);
    // Of the document, and of the page.
    expect(catalogues.length).toBeGreaterThan(1);
    expect(catalogues.every((path) => path.includes(`/${language}/`))).toBe(true);
  }
  catalogues.length = 0;
  await choice.selectOption('de');
  await expectTexts(page, textsIn('de'));
  await choice.selectOption('en');
  await expectTexts(page, ENGLISH);
  expect(catalogues, 'those that are there already').toEqual([]);
  await expect(page.locator('body')).toHaveAttribute('data-test', 'the same document');
});
