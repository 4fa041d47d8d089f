/** @jest-environment jsdom */
import type { FirstScreenNode } from '@tsugi/contract';
import { currentViewport, writeCachedScreen } from '@tsugi/data/first-screen-cache';
import { startFirstScreen } from './first-screen.ts';

const remote = { manifestUrl: 'http://localhost/1.0.0/remote.json', integrity: undefined };

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<link rel="stylesheet" href="shell.css">';
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

function start() {
  return startFirstScreen({
    files: { script: 'first-screen.js', style: 'first-screen.css' },
    remote,
    requests: [],
    input: {
      url: location.href,
      root: 'http://localhost/',
      params: {},
      isSignedIn: false,
      viewerId: undefined,
      viewer: undefined,
    },
    parsed: Promise.resolve(),
    targets: () => document.querySelectorAll<HTMLElement>('#main'),
  });
}

const shown = () => document.getElementById('main')?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function loadStyles() {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
}

function storeScreen(nodes: readonly FirstScreenNode[] = [['h1', {}, ['Stored']]]) {
  writeCachedScreen(localStorage, {
    requests: [],
    url: location.href,
    manifestUrl: remote.manifestUrl,
    viewport: currentViewport(),
    renderedAt: Date.now(),
    parts: [nodes],
  });
}

test('a stored one comes with the first frame, and not before its styles', async () => {
  storeScreen();
  const { done } = start();
  await settled();
  expect(shown()).toBe('Loading');
  frame?.(0);
  await settled();
  expect(shown()).toBe('Loading');
  loadStyles();
  await done;
  expect(shown()).toBe('Stored');
});

test('the first frame of a stored one waits for what follows the content area', () => {
  expect(start().isStored).toBe(false);
  expect(document.querySelector('link[rel=expect]')).toBeNull();
  storeScreen();
  expect(start().isStored).toBe(true);
  const expected = document.querySelector<HTMLLinkElement>('link[rel=expect]');
  expect(expected?.href).toBe(new URL('#bottom-bar', location.href).href);
  expect(Reflect.get(expected ?? {}, 'blocking')).toBe('render');
});

test('a stored one whose styles are there comes at once', async () => {
  storeScreen();
  const { done } = start();
  for (const link of document.querySelectorAll('link')) Object.defineProperty(link, 'sheet', { value: {} });
  await done;
  expect(frame).toBeUndefined();
  expect(shown()).toBe('Stored');
});

test.each([
  [2, 'eager'],
  [3, 'lazy'],
])('of %i pictures that a stored one shows at once, each is %s', async (count, loading) => {
  const picture: FirstScreenNode = ['img', { src: 'a.webp', loading: 'eager' }, []];
  storeScreen([...Array.from({ length: count }, () => picture), ['img', { loading: 'lazy' }, []]]);
  const { done } = start();
  for (const link of document.querySelectorAll('link')) Object.defineProperty(link, 'sheet', { value: {} });
  await done;
  const shownAs = Array.from(document.querySelectorAll('img'), (img) => img.getAttribute('loading'));
  expect(shownAs.slice(0, count)).toEqual(Array(count).fill(loading));
});

test('a hidden page has no frames: it comes at once', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  storeScreen();
  const { done } = start();
  await settled();
  loadStyles();
  await done;
  expect(frame).toBeUndefined();
  expect(shown()).toBe('Stored');
});

test('one that is rendered from a response waits for its styles too', async () => {
  const { done, provide } = start();
  provide(async () => [[['h1', {}, ['Rendered']]]]);
  await settled();
  expect(shown()).toBe('Loading');
  loadStyles();
  await done;
  expect(shown()).toBe('Rendered');
});

test('a page that React has rendered meanwhile keeps what it shows', async () => {
  storeScreen();
  const { done } = start();
  await settled();
  document.getElementById('main')?.removeAttribute('aria-busy');
  frame?.(0);
  await settled();
  loadStyles();
  await done;
  expect(shown()).toBe('Loading');
});
