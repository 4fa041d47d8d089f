import type { Theme } from '@tsugi/data/operations/theme-artist';
import { artistSongs } from './artist-songs.ts';

const rin = { slug: 'rin', name: 'Rin' };
const sora = { slug: 'sora', name: 'Sora' };

const theme = (id: number, anime: Theme['anime'], artists = [rin]): Theme => ({
  id,
  type: 'OP',
  slug: 'OP1',
  song: { title: null, artists },
  entries: [],
  anime,
});
const moon = { name: 'Kami no Tsuki', slug: 'kami', year: 2024 };

it('lists songs by name, with the titles that they are heard in', () => {
  const songs = artistSongs({
    slug: 'rin',
    songs: [
      { id: 2, title: 'Tetsu', themes: [theme(1, moon), theme(2, { ...moon, year: null })] },
      { id: 1, title: 'Bloom', themes: [theme(3, null)] },
    ],
  });
  expect(songs.map(({ title }) => title)).toEqual(['Bloom', 'Tetsu']);
  expect(songs[1]?.themes.map(({ work }) => work)).toEqual([
    { name: 'Kami no Tsuki (2024)', to: '/search/anime?q=Kami+no+Tsuki' },
    { name: 'Kami no Tsuki', to: '/search/anime?q=Kami+no+Tsuki' },
  ]);
  expect(songs[0]?.themes[0]?.work.name).toBe('Unknown title');
});

it('names others who sing a song, each once', () => {
  const [song] = artistSongs({
    slug: 'rin',
    songs: [{ id: 1, title: null, themes: [theme(1, moon, [rin, sora]), theme(2, moon, [sora, rin])] }],
  });
  expect(song).toMatchObject({ title: 'Untitled song', others: [sora] });
});
