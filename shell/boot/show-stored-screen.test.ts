/** @jest-environment jsdom */
import type { FirstScreenNode } from '@tsugi/contract';
import type { StoredScreen } from '../src/stored-screen/stored-screens.ts';
import { showStoredScreen } from './show-stored-screen.ts';

const SHELL = 'http://localhost/shell.css';
const PAGE = 'http://localhost/page.css';

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<main id="main" aria-busy="true">Loading</main>';
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
  frame = undefined;
  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    },
  });
});

function show(nodes: readonly FirstScreenNode[] = [['h1', {}, ['Stored']]]) {
  const screen: StoredScreen = {
    url: location.href,
    viewport: '1440/1',
    storedAt: 1,
    styles: [{ href: SHELL }, { href: PAGE, integrity: 'sha384-a', crossorigin: 'anonymous' }],
    results: [],
    nodes,
  };
  const done = showStoredScreen(screen, Promise.resolve());
  // What the parser adds behind the boot script.
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="shell.css">');
  return done;
}

const shown = () => document.getElementById('main')?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

function loadStyles(fails?: string) {
  for (const link of sheets()) {
    if (link.href !== fails) Object.defineProperty(link, 'sheet', { value: {} });
    link.dispatchEvent(new Event(link.href === fails ? 'error' : 'load'));
  }
}

test('it comes with the first frame, and not before its styles', async () => {
  const done = show();
  await settled();
  frame?.(0);
  await settled();
  expect(shown()).toBe('Loading');
  loadStyles();
  await done;
  expect(shown()).toBe('Stored');
});

test('the first frame waits for its styles', () => {
  void show();
  const links = [...document.querySelectorAll('link[blocking=render]')];
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['stylesheet', 'stylesheet']);
  expect(links[1]?.getAttribute('integrity')).toBe('sha384-a');
});

test('the style sheets stand in the order of the page that was stored, each once', async () => {
  const done = show();
  expect(sheets().map(({ href }) => href)).toEqual([SHELL, PAGE, SHELL]);
  loadStyles();
  await done;
  expect(frame).toBeUndefined();
  expect(sheets().map(({ href }) => href)).toEqual([SHELL, PAGE]);
});

test('without one of its style sheets it is not shown', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  const done = show();
  await settled();
  loadStyles(PAGE);
  await done;
  expect(shown()).toBe('Loading');
  expect(sheets().map(({ href }) => href)).toEqual([SHELL]);
});

test('a page that React has rendered meanwhile keeps what it shows', async () => {
  const done = show();
  document.getElementById('main')?.removeAttribute('aria-busy');
  loadStyles();
  await done;
  expect(shown()).toBe('Loading');
});

test.each([
  [2, 'eager'],
  [3, 'lazy'],
])('of %i pictures that it shows at once, each is %s', async (count, loading) => {
  const picture: FirstScreenNode = ['img', { src: 'a.webp', loading: 'eager' }, []];
  const done = show([...Array.from({ length: count }, () => picture), ['img', { loading: 'lazy' }, []]]);
  loadStyles();
  await done;
  const shownAs = Array.from(document.querySelectorAll('img'), (img) => img.getAttribute('loading'));
  expect(shownAs.slice(0, count)).toEqual(Array(count).fill(loading));
});

test('with styles that come late it waits for the next frame, which they delay', async () => {
  const done = show();
  await settled();
  loadStyles();
  await settled();
  expect(shown()).toBe('Loading');
  frame?.(0);
  await done;
  expect(shown()).toBe('Stored');
});

test('it waits for that frame too when only one of its styles is there', async () => {
  const done = show();
  const [first] = sheets();
  if (first) Object.defineProperty(first, 'sheet', { configurable: true, value: {} });
  await settled();
  loadStyles();
  await settled();
  expect(shown()).toBe('Loading');
  frame?.(0);
  await done;
  expect(shown()).toBe('Stored');
});

test('in a hidden page, which has no frames, it waits for its styles alone', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  const done = show();
  await settled();
  expect(frame).toBeUndefined();
  loadStyles();
  await done;
  expect(shown()).toBe('Stored');
});

test('a style sheet that only the page of now has stays', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="other.css">';
  const done = show();
  loadStyles();
  await done;
  expect(sheets().map(({ href }) => href)).toEqual(['http://localhost/other.css', SHELL, PAGE]);
});

test.each([
  [2, null],
  [3, 'lazy'],
])(
  'of %i pictures that do not say when they load each is %s, beside those that load later',
  async (count, loading) => {
    const picture: FirstScreenNode = ['img', { src: 'a.webp' }, []];
    const later: FirstScreenNode = ['img', { loading: 'lazy' }, []];
    const done = show([...Array.from({ length: count }, () => picture), later, later]);
    loadStyles();
    await done;
    const shownAs = Array.from(document.querySelectorAll('img'), (img) => img.getAttribute('loading'));
    expect(shownAs).toEqual([...Array(count).fill(loading), 'lazy', 'lazy']);
  },
);
