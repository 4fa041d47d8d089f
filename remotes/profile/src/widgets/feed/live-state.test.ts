import { afterLook, isLive } from './live-state.ts';

function after(...looks: readonly boolean[]): boolean {
  return isLive(looks.reduce(afterLook, 0));
}

it('stops after three refreshes in a row without new items', () => {
  expect(after()).toBe(true);
  expect(after(false, false)).toBe(true);
  expect(after(false, false, false)).toBe(false);
});

it('begins to count anew with every news', () => {
  expect(after(false, false, true, false, false)).toBe(true);
  expect(after(false, false, true, false, false, false)).toBe(false);
});
