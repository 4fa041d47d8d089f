// Responses of the services without a schema, for the test of decoded shapes: one where everything is there, one where
// everything that may be absent is.

interface Payloads {
  readonly full: unknown;
  /** Of operations whose document is compared with a schema, that makes it. */
  readonly sparse?: unknown;
}

const images = {
  webp: { image_url: 'small.webp', large_image_url: 'large.webp' },
  jpg: { image_url: 'small.jpg', large_image_url: 'large.jpg' },
};
const reference = { mal_id: 1, type: 'anime', name: 'Action', url: 'https://mal.example/1' };
const person = { mal_id: 1, url: 'https://mal.example/people/1', name: 'Aki' };
const work = {
  mal_id: 5,
  url: 'https://mal.example/anime/5',
  title: 'Kami no Tsuki',
  type: 'TV',
  status: 'Finished Airing',
  score: 7.5,
  scored_by: 10,
  rank: 1,
  popularity: 1,
  members: 2,
  favorites: 3,
  synopsis: 'Once.',
  background: 'Paper.',
};
const fullWork = {
  ...work,
  images,
  titles: [
    { type: 'Default', title: 'Kami no Tsuki' },
    { type: 'English', title: 'Paper Moon' },
  ],
  title_english: 'Paper Moon',
  source: 'Manga',
  episodes: 12,
  chapters: 30,
  volumes: 4,
  aired: {
    from: '2020-04-01T00:00:00+00:00',
    to: '2020-06-24T00:00:00+00:00',
    prop: { from: { year: 2020 }, to: { year: 2020 } },
  },
  duration: '24 min per ep',
  rating: 'PG-13',
  season: 'spring',
  year: 2020,
  trailer: { youtube_id: 'abc' },
  studios: [reference],
  producers: [reference],
  genres: [reference],
  themes: [reference],
  demographics: [reference],
  external: [{ name: 'Site', url: 'https://site.example' }],
  relations: [{ relation: 'Sequel', entry: [reference] }],
};
const sparseWork = {
  ...work,
  type: null,
  status: null,
  score: null,
  scored_by: null,
  rank: null,
  popularity: null,
  members: null,
  favorites: null,
  synopsis: null,
  background: null,
};

const video = {
  id: 1,
  link: 'https://themes.example/1.webm',
  resolution: 1080,
  source: 'BD',
  nc: true,
  audio: { link: 'https://themes.example/1.ogg' },
};
const theme = {
  id: 1,
  type: 'OP',
  sequence: 1,
  slug: 'OP1',
  group: { name: 'English Version' },
  song: { title: 'Moon', artists: [{ name: 'Aki', slug: 'aki' }] },
  animethemeentries: [{ id: 1, version: 1, episodes: '1-12', spoiler: true, nsfw: false, videos: [video] }],
};
// The slug is that of the payloads that are made of a schema: it is a key of the decoded ids.
const anime = { name: 'Paper Moon', slug: 'text', year: 2020 };

export const REST_PAYLOADS: Readonly<Record<string, Payloads>> = {
  'mal-media-full': { full: { data: fullWork }, sparse: { data: sparseWork } },
  'mal-search': {
    full: { data: [fullWork], pagination: { has_next_page: true } },
    sparse: { data: [sparseWork] },
  },
  'mal-genres': { full: { data: [reference] }, sparse: { data: [{ mal_id: 1, name: 'Action' }] } },
  'mal-characters': {
    full: {
      data: [
        {
          role: 'Main',
          character: { ...person, images },
          voice_actors: [{ language: 'Japanese', person: { ...person, images } }],
        },
      ],
    },
    sparse: { data: [{ role: 'Main', character: person }] },
  },
  'mal-staff': {
    full: { data: [{ positions: ['Director'], person: { ...person, images } }] },
    sparse: { data: [{ positions: [], person }] },
  },
  'anime-themes': {
    full: { anime: [{ ...anime, animethemes: [theme] }] },
  },
  'theme-anime-ids': {
    full: { anime: [{ ...anime, resources: [{ link: 'x', site: 'AniList', external_id: 1 }] }] },
  },
  'theme-artist': {
    full: {
      artist: {
        name: 'Aki',
        slug: 'aki',
        images: [{ link: 'https://themes.example/aki.jpg', facet: 'Large Cover' }],
        resources: [{ link: 'https://site.example/aki', site: 'Site', external_id: 1 }],
        songs: [{ id: 1, title: 'Moon', animethemes: [{ ...theme, anime }] }],
      },
    },
  },
};
