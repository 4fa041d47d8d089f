import { comparePath } from './compare-path.ts';

it('compares the lists of all users with what they have in common', () => {
  expect(comparePath('anime', ['ren', 'aoi'])).toBe('/compare/anime?user=ren&user=aoi');
});

it('shows one title also when only one of the users has it', () => {
  expect(comparePath('manga', ['ren', 'aoi'], 'Paper Moon')).toBe(
    '/compare/manga?user=ren&user=aoi&search=Paper+Moon&reviewsNeeded=1',
  );
  expect(comparePath('anime', ['ren'], 'Paper Moon')).toBe('/compare/anime?user=ren&search=Paper+Moon');
});
