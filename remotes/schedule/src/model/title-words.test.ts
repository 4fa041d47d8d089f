import { titleTest } from './title-words.ts';

const title = {
  userPreferred: 'Tsuki no Machi',
  english: 'Town of the Moon',
  native: '月の町',
  romaji: null,
};

it.each(['', '  ', 'moon', 'MACHI tsuki', 'moon machi', '月'])(
  '"%s" finds a title by words of any language, in any order',
  (text) => {
    expect(titleTest(text)(title)).toBe(true);
  },
);

it('every word has to be among the titles', () => {
  expect(titleTest('moon village')(title)).toBe(false);
});
