/** @jest-environment jsdom */
import {
  afterFrame,
  documentIsParsed,
  firstFrame,
  hasArrived,
  loadOrError,
  mainIsParsed,
  stylesArrived,
  whenIdle,
} from './page-moments.ts';

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    },
  });
});

async function isSettled(promise: Promise<unknown>) {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await Promise.resolve();
  return settled;
}

test('resolves in a frame that follows the end of the content area', async () => {
  const parsed = mainIsParsed();
  document.body.innerHTML = '<main id="main"></main><nav></nav>';
  expect(await isSettled(parsed)).toBe(false);
  frame?.(0);
  expect(await isSettled(parsed)).toBe(true);
});

test('waits for the end of the document when the frame comes too early', async () => {
  const parsed = mainIsParsed();
  document.body.innerHTML = '<main id="main"><template></template></main>';
  frame?.(0);
  expect(await isSettled(parsed)).toBe(false);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isSettled(parsed)).toBe(true);
});

test('waits for the end of the document when the frame finds no content area', async () => {
  const parsed = mainIsParsed();
  document.body.innerHTML = '<nav></nav>';
  frame?.(0);
  expect(await isSettled(parsed)).toBe(false);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isSettled(parsed)).toBe(true);
});

describe('the first frame', () => {
  const painted = (entries: readonly unknown[]) =>
    // Of an entry only its being there is read; jsdom paints nothing.
    Object.assign(performance, { getEntriesByType: () => entries });

  beforeEach(() => {
    jest.useFakeTimers();
    painted([]);
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'hidden');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  test('is waited for until it has been rendered', async () => {
    const shown = firstFrame();
    expect(await isSettled(shown)).toBe(false);
    frame?.(0);
    expect(await isSettled(shown)).toBe(false);
    jest.runAllTimers();
    expect(await isSettled(shown)).toBe(true);
  });

  test('is not waited for when it is there', async () => {
    painted([{}]);
    expect(await isSettled(firstFrame())).toBe(true);
  });

  test('is not waited for in a hidden page, which has none', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    expect(await isSettled(firstFrame())).toBe(true);
  });
});

test('what runs after a frame runs when it has been rendered', () => {
  jest.useFakeTimers();
  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    },
  });
  const run = jest.fn();
  afterFrame(run);
  jest.runAllTimers();
  frame?.(0);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each(['load', 'error'])('an element is waited for until its %s', async (type) => {
  const picture = document.createElement('img');
  const over = loadOrError(picture);
  picture.dispatchEvent(new Event('click'));
  expect(await isSettled(over)).toBe(false);
  picture.dispatchEvent(new Event(type));
  expect(await isSettled(over)).toBe(true);
});

describe('the styles of a page', () => {
  const [first, second] = ['first', 'second'];
  const link = (id: string | undefined) => document.querySelector<HTMLLinkElement>(`#${id}`);
  const arrive = (id: string | undefined) => Object.defineProperty(link(id), 'sheet', { value: {} });
  /** Longer than a promise of promises takes. */
  async function isOver(styles: Promise<unknown>): Promise<boolean> {
    for (let at = 0; at < 9; at += 1) await Promise.resolve();
    return isSettled(styles);
  }

  beforeEach(() => {
    document.head.innerHTML =
      '<link rel="stylesheet" id="first" href="a.css"><link rel="stylesheet" id="second" href="b.css">' +
      '<link rel="preload" href="c.css">';
  });

  test('are there when each has arrived', async () => {
    arrive(first);
    expect([first, second].map((id) => hasArrived(link(id) ?? document.createElement('link')))).toEqual([
      true,
      false,
    ]);
    arrive(second);
    expect(await isOver(stylesArrived())).toBe(true);
  });

  test('are waited for until the last is there or has failed', async () => {
    const styles = stylesArrived();
    link(first)?.dispatchEvent(new Event('load'));
    expect(await isOver(styles)).toBe(false);
    link(second)?.dispatchEvent(new Event('error'));
    expect(await isOver(styles)).toBe(true);
  });

  test('are not waited for beyond the load of the page: they may have failed before', async () => {
    const styles = stylesArrived();
    expect(await isOver(styles)).toBe(false);
    window.dispatchEvent(new Event('load'));
    expect(await isOver(styles)).toBe(true);
  });
});

describe('what is done when the browser has nothing more urgent to do', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'scheduler');
    jest.useRealTimers();
  });

  /** @returns what the browser calls when it is idle */
  function browserWithPriorities() {
    const postTask = jest.fn<unknown, [run: () => void, how: object]>();
    Object.assign(globalThis, { scheduler: { postTask } });
    return () => {
      for (const [run, how] of postTask.mock.calls) {
        expect(how).toEqual({ priority: 'background' });
        run();
      }
    };
  }

  test('runs before the first frame when there is time, and once', () => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    const run = jest.fn();
    const idle = browserWithPriorities();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledTimes(1);
    frame?.(0);
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs after the first frame otherwise', () => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    const run = jest.fn();
    const idle = browserWithPriorities();
    whenIdle(run);
    frame?.(0);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    idle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs in a task of its own in a browser without priorities', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test('the document is parsed when it says so', async () => {
  expect(await isSettled(documentIsParsed())).toBe(true);
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  const parsed = documentIsParsed();
  expect(await isSettled(parsed)).toBe(false);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isSettled(parsed)).toBe(true);
  Reflect.deleteProperty(document, 'readyState');
});
