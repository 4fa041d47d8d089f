import type { Theme, ThemeEntry } from './anime-themes.query.ts';
import { clipsOf, themeRows } from './theme-rows.ts';

const entry = (id: number, change: Partial<ThemeEntry> = {}): ThemeEntry => ({
  id,
  version: 1,
  episodes: '1-12',
  spoiler: false,
  nsfw: false,
  videos: [
    {
      id,
      link: `https://clips.example/${id}.webm`,
      resolution: 1080,
      source: 'BD',
      nc: true,
      audioLink: null,
    },
  ],
  ...change,
});
const theme = (id: number, type: string, entries: readonly ThemeEntry[]): Theme => ({
  id,
  type,
  slug: `${type}1`,
  group: null,
  song: { title: `Song ${id}`, artists: [] },
  entries,
  anime: null,
});
const work = { name: 'Paper Moon', to: '/ani/anime/12' };

it('lists openings, endings and insert songs, and what it does not know last', () => {
  const themes = ['IN', 'XX', 'ED', 'OP'].map((type, index) => theme(index, type, [entry(index)]));
  expect(themeRows(themes, work).map(({ slug }) => slug)).toEqual(['OP1', 'ED1', 'IN1', 'XX1']);
});

it('names versions only where there are several, and marks what they give away', () => {
  const [row] = themeRows(
    [theme(1, 'OP', [entry(1), entry(2, { version: 2, spoiler: true, episodes: null, videos: [] })])],
    work,
  );
  expect(row?.versions).toEqual([
    expect.objectContaining({
      name: 'Version 1',
      detail: 'Episodes 1-12 · 1080p, BD, without credits',
      isSpoiler: false,
    }),
    expect.objectContaining({ name: 'Version 2', detail: '', isSpoiler: true, clip: undefined }),
  ]);
  const [single] = themeRows([theme(1, 'OP', [entry(1)])], work);
  expect(single?.versions[0]?.name).toBe('');
});

it('names the group of a theme that an anime has twice', () => {
  const entries = [entry(1), entry(2, { version: 2 })];
  const [row] = themeRows([{ ...theme(1, 'OP', entries), group: 'English Version' }], work);
  expect(row?.versions.map(({ name }) => name)).toEqual([
    'English Version · Version 1',
    'English Version · Version 2',
  ]);
});

it.each([
  ['1-12', 'Episodes 1-12'],
  ['1, 3-5', 'Episodes 1, 3-5'],
  ['4', 'Episode 4'],
  ['4-4', 'Episode 4'],
])('writes the episodes %s as "%s"', (episodes, text) => {
  const [row] = themeRows([theme(1, 'ED', [entry(1, { episodes, videos: [] })])], work);
  expect(row?.versions[0]?.detail).toBe(text);
});

it('queues what can be played in the order of the list', () => {
  const rows = themeRows(
    [theme(1, 'ED', [entry(3)]), theme(2, 'OP', [entry(1), entry(2, { videos: [] })])],
    work,
  );
  expect(clipsOf(rows).map(({ id }) => id)).toEqual([1, 3]);
});
