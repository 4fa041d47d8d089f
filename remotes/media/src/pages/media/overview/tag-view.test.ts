import { genrePath, type MediaTag, tagPath, tagView } from './tag-view.ts';

function tag(name: string, rank: number, spoiler: 'media' | 'general' | 'none' = 'none'): MediaTag {
  return {
    id: rank,
    name,
    description: null,
    category: null,
    isAdult: false,
    rank,
    isMediaSpoiler: spoiler === 'media',
    isGeneralSpoiler: spoiler === 'general',
  };
}

const tags = [
  tag('Ghosts', 90),
  tag('Seaside', 96),
  null,
  tag('Death', 95, 'media'),
  tag('Found Family', 92),
  tag('Coming of Age', 91),
  tag('Tragedy', 40, 'general'),
  tag('Rural', 60),
];

it('shows the strongest first and hides spoilers', () => {
  const view = tagView(tags, 'ANIME', false);
  expect(view.tags.map(({ name }) => name)).toEqual([
    'Seaside',
    'Found Family',
    'Coming of Age',
    'Ghosts',
    'Rural',
  ]);
  expect(view.hiddenCount).toBe(2);
});

it('shows spoilers on request', () => {
  const names = tagView(tags, 'ANIME', true).tags.map(({ name }) => name);
  expect(names).toEqual(['Seaside', 'Death', 'Found Family', 'Coming of Age', 'Ghosts', 'Rural', 'Tragedy']);
});

it('searches for the top three and for all from 90 on', () => {
  expect(tagView(tags, 'ANIME', false).searchAll).toBe(
    '/search/anime?genre=Seaside&genre=Found+Family&genre=Coming+of+Age&genre=Ghosts',
  );
  expect(tagView(tags, 'ANIME', true).searchAll).toContain('genre=Death');
});

it('searches for three weak tags when there is none stronger', () => {
  const weak = [tag('A', 10), tag('B', 20), tag('C', 30), tag('D', 40)];
  expect(tagView(weak, 'MANGA', false).searchAll).toBe('/search/manga?genre=D&genre=C&genre=B');
});

it('leads from one tag to works that have it as much', () => {
  expect(tagPath('MANGA', { name: 'Found Family', rank: 92 })).toBe(
    '/search/manga?genre=Found+Family&rank=92',
  );
  expect(tagPath('ANIME', { name: 'Rural', rank: null })).toBe('/search/anime?genre=Rural');
});

it('leads from a genre to its search', () => {
  expect(genrePath('ANIME', 'Slice of Life')).toBe('/search/anime?genre=Slice+of+Life');
});
