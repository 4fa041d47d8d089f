import { withKeptPictures } from './with-kept-pictures.mjs';

test.each([
  ['once when no picture was made', [0], 1],
  ['again when pictures were made', [40, 0], 2],
  ['three times at most', [40, 9, 1, 1], 3],
])('a page is measured %s', async (_when, made, times) => {
  let total = 7;
  let turn = 0;
  const sandbox = { madePictures: async () => total };
  const measured = await withKeptPictures({ sandbox }, async () => {
    total += made[turn] ?? 0;
    turn += 1;
    return turn;
  });
  expect(measured).toBe(times);
  expect(turn).toBe(times);
});
