import { pickOther } from './pick-other.ts';

const AT = [0, 0.34, 0.67, 0.999];
const picks = (rows: readonly number[], last?: number) =>
  AT.map((random) => pickOther(rows, last, () => random));

test('every one can be picked', () => {
  expect(new Set(picks([4, 7, 9]))).toEqual(new Set([4, 7, 9]));
});

test('the last one is not picked again while there are others, and all others can be', () => {
  for (const last of [4, 7, 9]) {
    expect(new Set(picks([4, 7, 9], last))).toEqual(new Set([4, 7, 9].filter((one) => one !== last)));
  }
  expect(new Set(picks([4, 7], 4))).toEqual(new Set([7]));
});

test('the only one is picked each time; of none there is none', () => {
  expect(new Set(picks([4], 4))).toEqual(new Set([4]));
  expect(new Set(picks([], 4))).toEqual(new Set([undefined]));
});

test('a last one that a filter has taken away takes nothing from the others', () => {
  expect(new Set(picks([4, 7, 9], 1))).toEqual(new Set([4, 7, 9]));
});
