import { roundsOf } from './measure-loads.mjs';

const named = (...names) => ({ pages: names.map((name) => ({ name })) });

test('the same page of two checkouts is loaded one after the other, the floor page by itself', () => {
  const [floor, before, present] = [named('floor'), named('search', 'media'), named('search', 'media')];
  const rounds = roundsOf([floor, before, present]).map((round) =>
    round.map(({ subject, page }) => [subject, page.name]),
  );
  expect(rounds).toEqual([
    [[floor, 'floor']],
    [
      [before, 'search'],
      [present, 'search'],
    ],
    [
      [before, 'media'],
      [present, 'media'],
    ],
  ]);
});
