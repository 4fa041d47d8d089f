/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';

let preloadShell: typeof import('./start-shell.ts').preloadShell;
let startShell: typeof import('./start-shell.ts').startShell;
let insertShell: typeof import('./insert-shell.ts').insertShell;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.head.innerHTML = '<link data-shell href="/one.js"><link data-shell href="/two.js">';
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('shell/index.html', 'utf8')) ?? [];
  document.body.innerHTML = body;
  // It inserts once in a document: each test has its own.
  ({ preloadShell, startShell } = await import('./start-shell.ts'));
  ({ insertShell } = await import('./insert-shell.ts'));
});

afterEach(() => {
  jest.useRealTimers();
  setVisibility('visible');
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

function setVisibility(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
}

/** Milliseconds until the scripts are in the page; undefined when they do not come. */
async function insertedAfter(
  firstScreen: Promise<unknown> | undefined,
  isNetworkSlow = false,
): Promise<number | undefined> {
  startShell(firstScreen, insertShell, isNetworkSlow);
  for (let ms = 0; ms < 6000; ms += 10) {
    if (scripts().length > 0) return ms;
    await jest.advanceTimersByTimeAsync(10);
  }
  return undefined;
}

/** A picture that is in sight or far below, and loaded or not. */
function addPicture(top: number, complete: boolean, left = 0, height = 100): HTMLImageElement {
  const picture = document.createElement('img');
  Object.defineProperty(picture, 'offsetWidth', { value: 100 });
  Object.defineProperty(picture, 'offsetHeight', { value: height });
  Object.defineProperty(picture, 'complete', { value: complete });
  // Of a rectangle only the place is read.
  picture.getBoundingClientRect = () => ({ top, left }) as DOMRect;
  document.getElementById('main')?.append(picture);
  return picture;
}

const FRAME_MS = 50;
/** A frame and the task after it, but no second frame. */
const ONE_FRAME_MS = 20;

it('inserts the scripts in their order after the first frame of a page without a first screen', async () => {
  expect(await insertedAfter(undefined)).toBeLessThan(FRAME_MS);
  expect(scripts()).toEqual(['/one.js', '/two.js']);
  const [script] = document.querySelectorAll('script');
  expect([script?.async, script?.crossOrigin]).toEqual([false, 'anonymous']);
});

it('waits for the end of the document, where the shell reads what it provides', async () => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  expect(await insertedAfter(undefined)).toBeUndefined();
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(scripts()).toEqual(['/one.js', '/two.js']);
});

it('waits for the first screen, and for a second at most', async () => {
  const ms = await insertedAfter(new Promise(() => {}));
  expect(ms).toBeGreaterThanOrEqual(1000);
  expect(ms).toBeLessThan(1000 + FRAME_MS);
});

it('inserts them one frame after the first screen came', async () => {
  const ms = await insertedAfter(new Promise((resolve) => setTimeout(resolve, 200)));
  expect(ms).toBeGreaterThan(200);
  expect(ms).toBeLessThan(200 + FRAME_MS);
});

it('does not wait for a first screen that stands in the first frame', async () => {
  expect(await insertedAfter(Promise.resolve())).toBeLessThanOrEqual(ONE_FRAME_MS);
});

it('waits for the pictures of a first screen that are in sight, for 150 ms at most', async () => {
  addPicture(10, false);
  const ms = await insertedAfter(Promise.resolve());
  expect(ms).toBeGreaterThanOrEqual(150);
  expect(ms).toBeLessThan(150 + FRAME_MS);
});

it('inserts them when the last picture in sight has come', async () => {
  const picture = addPicture(10, false);
  setTimeout(() => picture.dispatchEvent(new Event('load')), 100);
  const ms = await insertedAfter(Promise.resolve());
  expect(ms).toBeGreaterThanOrEqual(100);
  expect(ms).toBeLessThan(100 + FRAME_MS);
});

it('waits for the last of several pictures', async () => {
  const pictures = [addPicture(10, false), addPicture(10, false)];
  pictures.forEach((picture, index) => {
    setTimeout(() => picture.dispatchEvent(new Event('load')), 50 + 50 * index);
  });
  expect(await insertedAfter(Promise.resolve())).toBeGreaterThanOrEqual(100);
});

it.each([
  ['below the window', 768, 0, false],
  ['beside the window', 10, 1024, false],
  ['there already', 10, 10, true],
])('does not wait for a picture that is %s', async (_what, top, left, complete) => {
  addPicture(top, complete, left);
  expect(await insertedAfter(Promise.resolve())).toBeLessThanOrEqual(ONE_FRAME_MS);
});

it('waits for a picture in the last corner of the window', async () => {
  addPicture(767, false, 1023);
  expect(await insertedAfter(Promise.resolve())).toBeGreaterThanOrEqual(150);
});

it('does not wait for a picture of the frame', async () => {
  document.body.append(addPicture(10, false));
  expect(await insertedAfter(Promise.resolve())).toBeLessThanOrEqual(ONE_FRAME_MS);
});

it('waits for the pictures of a first screen that comes later', async () => {
  addPicture(10, false);
  const ms = await insertedAfter(new Promise((resolve) => setTimeout(resolve, 200)));
  expect(ms).toBeGreaterThanOrEqual(350);
  expect(ms).toBeLessThan(350 + FRAME_MS);
});

it('over a slow network waits longer for the first screen, and then for its pictures', async () => {
  const picture = addPicture(10, false);
  setTimeout(() => picture.dispatchEvent(new Event('load')), 2200 + 1200);
  const ms = await insertedAfter(new Promise((resolve) => setTimeout(resolve, 2200)), true);
  expect(ms).toBeGreaterThanOrEqual(3400);
  expect(ms).toBeLessThan(3400 + FRAME_MS);
});

it.each([
  ['a first screen that does not come', new Promise(() => {}), 2500],
  ['a picture that does not come', Promise.resolve(), 2000],
])('over a slow network waits for %s to an end', async (_what, firstScreen, expected) => {
  addPicture(10, false);
  const ms = await insertedAfter(firstScreen, true);
  expect(ms).toBeGreaterThanOrEqual(expected);
  expect(ms).toBeLessThan(expected + FRAME_MS);
});

it('over a slow network waits for the largest picture, not for smaller ones', async () => {
  addPicture(10, false);
  const banner = addPicture(10, false, 0, 400);
  setTimeout(() => banner.dispatchEvent(new Event('load')), 600);
  const ms = await insertedAfter(Promise.resolve(), true);
  expect(ms).toBeGreaterThanOrEqual(600);
  expect(ms).toBeLessThan(600 + FRAME_MS);
});

it('over a slow network waits for the first of several that are equally large', async () => {
  const [, second] = [addPicture(10, false), addPicture(10, false), addPicture(10, false)];
  setTimeout(() => second?.dispatchEvent(new Event('load')), 600);
  expect(await insertedAfter(Promise.resolve(), true)).toBeLessThan(600 + FRAME_MS);
});

it.each([
  ['one of the largest is there', () => [addPicture(10, true), addPicture(10, false)]],
  ['there is none', () => []],
])('over a slow network waits for no picture when %s', async (_what, add) => {
  add();
  expect(await insertedAfter(Promise.resolve(), true)).toBeLessThanOrEqual(ONE_FRAME_MS);
});

it('inserts them at once in a hidden page, which has no frames, and only once', async () => {
  setVisibility('hidden');
  expect(await insertedAfter(new Promise(() => {}))).toBe(0);
  await jest.advanceTimersByTimeAsync(2000);
  expect(scripts()).toEqual(['/one.js', '/two.js']);
});

it('says what is wrong when a script does not arrive, and offers to load the page again', async () => {
  await insertedAfter(undefined);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  const main = document.querySelector('main');
  expect(main?.hasAttribute('aria-busy')).toBe(false);
  expect(main?.querySelector('h1')?.textContent).toBe('Tsugi could not start');
  expect(main?.querySelector('p')?.textContent).toBe(
    'Its files did not arrive. Check the connection, then load the page again.',
  );
  const button = main?.querySelector('button');
  expect([button?.type, button?.className, button?.textContent]).toEqual([
    'button',
    'frame-retry',
    'Try again',
  ]);
  const notImplemented = jest.spyOn(console, 'error').mockImplementation(() => {});
  button?.click();
  // All that jsdom does when a page is loaded again.
  expect(notImplemented).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
  notImplemented.mockRestore();
});

it('says nothing in a document without a content area', async () => {
  document.body.innerHTML = '';
  await insertedAfter(undefined);
  const script = document.querySelector('script');
  expect(() => script?.onerror?.(new Event('error'))).not.toThrow();
  expect(document.body.innerHTML).toBe('');
});

it('has the scripts of the shell asked for as they stand in the document, and nothing else', () => {
  document.head.innerHTML =
    '<link as="script" href="shell.js" crossorigin data-shell data-preload><link as="script" href="page.js" data-preload>' +
    '<link rel="icon" href="icon.svg">';
  preloadShell();
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'preload',
    'preload',
    'icon',
  ]);
});
