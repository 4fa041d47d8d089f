/** @jest-environment jsdom */
import { mainIsParsed } from './page-moments.ts';

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
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
