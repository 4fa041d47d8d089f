import { groupByDay } from './group-by-day.ts';

const at = (...time: [number, number, number, number, number]) => new Date(...time).getTime();
const seconds = (ms: number) => ms / 1000;
const morning = seconds(at(2026, 3, 2, 0, 0));
const nightBefore = seconds(at(2026, 3, 1, 23, 59));

test('what happened since midnight stands under Today', () => {
  const groups = groupByDay([morning, nightBefore], (item) => item, at(2026, 3, 2, 9, 30));
  expect(groups).toEqual([
    { title: 'Today', items: [morning] },
    { title: 'Earlier', items: [nightBefore] },
  ]);
});

test('at midnight everything has happened earlier', () => {
  const groups = groupByDay([morning, nightBefore], (item) => item, at(2026, 3, 3, 0, 0));
  expect(groups.map(({ title }) => title)).toEqual(['Earlier']);
});
