import { malMediaFull } from './mal-media-full.query.ts';

const work = {
  mal_id: 5,
  url: 'https://mal.example/anime/5',
  title: 'Kami no Tsuki',
  titles: [
    { type: 'Default', title: 'Kami no Tsuki' },
    { type: 'English', title: 'Paper Moon' },
  ],
  images: { webp: { image_url: 'small.webp', large_image_url: 'large.webp' } },
  type: 'TV',
  status: 'Finished Airing',
  score: 0,
  scored_by: null,
  rank: null,
  popularity: 1,
  members: 2,
  favorites: 3,
  synopsis: null,
  background: null,
  aired: { from: '2020-04-01T00:00:00+00:00', to: null },
};

it('takes a score of 0 for none', () => {
  expect(malMediaFull.decode({ data: work }, { type: 'anime', malId: 5 }).score).toBeNull();
});

it('asks for a work by its type and id', () => {
  expect(malMediaFull.request({ type: 'manga', malId: 5 })).toMatchObject({ path: '/manga/5/full' });
});

it('refuses a response without data', () => {
  expect(() => malMediaFull.decode({ status: 200 }, { type: 'anime', malId: 5 })).toThrow(TypeError);
});
