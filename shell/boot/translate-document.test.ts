/** @jest-environment jsdom */
import type * as Start from '@tsugi/i18n/start';
import type { Language } from '@tsugi/i18n/start';
import { keyOf, packed } from '@tsugi/i18n/testing';
import type { loadDocumentTexts as LoadDocumentTexts } from './load-document-texts.ts';
import type * as TranslateDocument from './translate-document.ts';

const TEXTS = {
  de: packed({
    [keyOf('Main')]: 'Hauptmenü',
    [keyOf('Home')]: 'Start',
    [keyOf('Tsugi is for AniList')]: 'Tsugi ist für AniList',
  }),
};

const fetched = jest.fn<Promise<Response>, [string]>();
let start: typeof Start;
let translate: typeof TranslateDocument;
let loadDocumentTexts: typeof LoadDocumentTexts;

beforeEach(async () => {
  document.head.innerHTML =
    '<meta name="description" content="Browse"><link rel="preload" as="script" href="/shell.1.js">';
  document.body.innerHTML = '';
  fetched.mockReset();
  fetched.mockImplementation(
    async () => new Response(JSON.stringify(packed({ [keyOf('Browse')]: 'Stöbern' }))),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  // Each test is a page of its own.
  jest.resetModules();
  globalThis.__tsugiTexts = undefined;
  start = await import('@tsugi/i18n/start');
  translate = await import('./translate-document.ts');
  ({ loadDocumentTexts } = await import('./load-document-texts.ts'));
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
});

afterEach(() => Reflect.deleteProperty(globalThis, '__DEV__'));

const arrive = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  // Browsers call observers before they paint.
  return new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
};

async function parse(language: Language, isComposed = true) {
  start.startLanguage(language);
  // As the boot script does, and then the late script.
  if (language !== 'en') translate.translateDocument();
  start.startCatalogues();
  void loadDocumentTexts(translate.translate);
  if (isComposed)
    await arrive(
      `<script type="application/json" id="tsugi-texts" data-file="document.01234567.js">${JSON.stringify(TEXTS)}</script>`,
    );
  await arrive(
    '<div id="root"><header class="bar"><nav aria-label="Main"><a href="./">Home</a></nav></header></div>',
  );
  await arrive(
    '<template><p><span>Tsugi</span> is for <span>AniList</span></p></template><main><p>Home</p></main>',
  );
}

const text = (selector: string) => document.querySelector(selector)?.textContent;

async function end(): Promise<void> {
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

test('the frame and the templates are in the language before they are painted, and a page stays as it is', async () => {
  await parse('de');
  expect([text('nav'), document.querySelector('nav')?.ariaLabel]).toEqual(['Start', 'Hauptmenü']);
  expect(document.querySelector('template')?.innerHTML).toBe('<p>Tsugi ist für AniList</p>');
  expect(text('main')).toBe('Home');
  expect(fetched).not.toHaveBeenCalled();
  await end();
});

test.each([
  ['a file of the document', true, '/de/document.01234567.json'],
  ['those of the scripts of a development server', false, '/de/shell.1.json'],
])('the others come with %s, when the document is parsed', async (_, isComposed, file) => {
  Reflect.set(globalThis, '__DEV__', !isComposed);
  await parse('de', isComposed);
  await end();
  expect(fetched.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([file]);
  expect(document.querySelector('meta')?.content).toBe('Stöbern');
});

test('texts that no page shows at first come with the first action', async () => {
  await parse('de');
  await end();
  fetched.mockClear();
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // Pages of earlier tests ask for it too.
  const asked = new Set(fetched.mock.calls.map(([url]) => new URL(url).pathname));
  expect([...asked]).toEqual(['/de/document-later.01234567.json']);
});

test('an English page is left alone and asks for nothing', async () => {
  await parse('en');
  await end();
  expect([text('nav'), fetched.mock.calls]).toEqual(['Home', []]);
});

test('a page that has nothing in the language stays English', async () => {
  await parse('ja');
  await end();
  expect(text('nav')).toBe('Home');
});
