import type { MalMedia } from '../../model/media/mal-media-full.query.ts';
import { malFacts, malNumbers } from './mal-view.ts';

const media: MalMedia = {
  malId: 5,
  url: 'https://mal.example/anime/5',
  title: 'Kami no Tsuki',
  titles: { Default: 'Kami no Tsuki', English: 'Paper Moon', Japanese: '紙の月' },
  image: null,
  largeImage: null,
  type: 'TV',
  source: 'Original',
  status: 'Currently Airing',
  episodes: 12,
  chapters: null,
  volumes: null,
  season: 'fall',
  year: 2026,
  fromYear: 2026,
  toYear: null,
  duration: '24 min per ep',
  rating: 'PG-13',
  score: 8.1,
  scoredBy: 41_204,
  rank: 12,
  popularity: 30,
  members: 182_300,
  favorites: 9310,
  synopsis: null,
  background: null,
  trailerYoutubeId: null,
  studios: [
    { mal_id: 1, type: 'anime', name: 'Studio Kamome', url: 'https://mal.example/producer/1' },
    { mal_id: 2, type: 'anime', name: 'No Page', url: '' },
  ],
  producers: [],
  genres: [],
  external: [],
  relations: [],
};

it('lists score, ranks and counts', () => {
  expect(malNumbers(media)).toEqual([
    { value: '8.10', label: 'MAL, 41,204 votes', tone: 'good', isScore: true },
    { value: '#12', label: 'ranked' },
    { value: '#30', label: 'popular', isMinor: true },
    { value: '182.3K', label: 'members' },
    { value: '9,310', label: 'favourites' },
  ]);
});

it('leaves out the place by score where scores are hidden', () => {
  expect(malNumbers(media, true).map(({ label }) => label)).not.toContain('ranked');
});

it('lists the facts, with searches for season and year', () => {
  expect(malFacts(media)).toEqual([
    { label: 'Format', values: ['TV, 12 episodes'] },
    { label: 'Duration', values: ['24 min per ep'] },
    { label: 'Aired', values: ['2026'], to: '/search/anime?year=2026' },
    { label: 'Season', values: ['Fall 2026'], to: '/search/anime/fall-2026' },
    { label: 'Status', values: ['Releasing'] },
    { label: 'Source', values: ['Original'] },
    { label: 'Rating', values: ['PG-13'] },
    {
      label: 'Studios',
      values: ['Studio Kamome', 'No Page'],
      links: { 'Studio Kamome': 'https://mal.example/producer/1' },
    },
    { label: 'English', values: ['Paper Moon'] },
    { label: 'Japanese', values: ['紙の月'] },
  ]);
});

it('counts a single episode', () => {
  const movie = { ...media, type: 'Movie', episodes: 1 };
  expect(malFacts(movie)).toContainEqual({ label: 'Format', values: ['Movie, 1 episode'] });
});

it('shows the publishing dates of a manga', () => {
  const manga = {
    ...media,
    type: 'Manga',
    fromYear: 2019,
    toYear: 2024,
    season: null,
    year: null,
    chapters: 1090,
  };
  expect(malFacts(manga)).toContainEqual({
    label: 'Published',
    values: ['2019 to 2024'],
    to: '/search/manga?year=2019',
  });
  expect(malFacts(manga)).toContainEqual({ label: 'Chapters', values: ['1,090'] });
});

it.each(['24 min per ep', '1 hr 52 min', '2 hr', '15 min', '1 hr 5 min per ep', '30 sec', 'Unknown'])(
  'says "%s" as the service does',
  (duration) => {
    expect(malFacts({ ...media, duration })).toContainEqual({ label: 'Duration', values: [duration] });
  },
);
