/** @jest-environment jsdom */
import { whenTitled } from './when-titled.ts';

function setUp(standIn?: string) {
  const tell = jest.fn();
  document.title = 'Before - Tsugi';
  const end = whenTitled('Before - Tsugi', async () => standIn, tell);
  return { tell, end };
}

/** Frames, promises and observers of a jsdom that has fake timers. */
async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a page that has its title at once is announced in the next frame', async () => {
  const { tell } = setUp('Card - Tsugi');
  document.title = 'After - Tsugi';
  await pass(20);
  expect(tell.mock.calls).toEqual([['After - Tsugi']]);
});

test('a page that is still loading has the title of its manifest, and is announced by its own', async () => {
  const { tell } = setUp('Card - Tsugi');
  await pass(50);
  expect(document.title).toBe('Card - Tsugi');
  expect(tell).not.toHaveBeenCalled();
  document.title = 'After - Tsugi';
  await pass(20);
  expect(tell.mock.calls).toEqual([['After - Tsugi']]);
});

test('a page that never sets a title is announced by that of its manifest', async () => {
  const { tell } = setUp('Card - Tsugi');
  await pass(1000);
  expect(tell.mock.calls).toEqual([['Card - Tsugi']]);
});

test('a page that was left again is not announced', async () => {
  const { tell, end } = setUp();
  end();
  document.title = 'After - Tsugi';
  await pass(1000);
  expect(tell).not.toHaveBeenCalled();
});
