import { valueTags } from './value-tags.ts';

it('has a tag for each value, with the filter that leaves it out', () => {
  const filter = { genre: ['Drama', 'Music'], year: 2001 };
  expect(valueTags(filter, 'genre')).toEqual([
    { key: 'genre/Drama', label: 'Drama', without: { genre: ['Music'] } },
    { key: 'genre/Music', label: 'Music', without: { genre: ['Drama'] } },
  ]);
  expect(valueTags(filter, 'genre', (value) => value.toUpperCase())[1]).toMatchObject({ label: 'MUSIC' });
  expect(valueTags({ ...filter, genre: [] }, 'genre')).toEqual([]);
});
