import { animeSlugs, artistSongs } from './artist-songs.ts';
import type { Theme } from './theme-artist.query.ts';

const rin = { slug: 'rin', name: 'Rin' };
const sora = { slug: 'sora', name: 'Sora' };

const theme = (id: number, anime: Theme['anime'], artists = [rin]): Theme => ({
  id,
  type: 'OP',
  slug: 'OP1',
  group: null,
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

it('leads to the title where the id of the tracker is known, and asks for each anime once', () => {
  const bloom = { name: 'Bloom', slug: 'bloom', year: null };
  const artist = {
    slug: 'rin',
    songs: [{ id: 1, title: 'Tetsu', themes: [theme(1, moon), theme(2, bloom), theme(3, moon)] }],
  };
  expect(animeSlugs(artist)).toEqual(['bloom', 'kami']);
  const [song] = artistSongs(artist, { kami: 12 });
  expect(song?.themes.map(({ work }) => work.to)).toEqual([
    '/ani/anime/12/kami-no-tsuki',
    '/search/anime?q=Bloom',
    '/ani/anime/12/kami-no-tsuki',
  ]);
});
