import { personNames } from './person-names.ts';

const name = { userPreferred: 'Hina Sato', full: 'Hina Sato', native: '佐藤雛', alternative: null };

it('lists every other name once', () => {
  expect(
    personNames(1, {
      ...name,
      alternative: ['Captain', null, ' Captain ', '', '佐藤雛'],
      alternativeSpoiler: ['The Last Heir', 'Captain'],
    }),
  ).toEqual({ title: 'Hina Sato', others: ['佐藤雛', 'Captain'], spoilers: ['The Last Heir'] });
});

it('names the full name when the viewer prefers the own script', () => {
  expect(personNames(1, { ...name, userPreferred: '佐藤雛' }).others).toEqual(['Hina Sato']);
});

it('has a title even when no name is known', () => {
  expect(personNames(7, null).title).toBe('No. 7');
  expect(personNames(7, { ...name, userPreferred: null, full: null }).title).toBe('佐藤雛');
});
