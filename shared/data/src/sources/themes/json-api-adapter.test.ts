import { jsonApiAdapter } from './json-api-adapter.ts';

const video = {
  id: 1,
  link: 'https://v.example/1.webm',
  resolution: 1080,
  source: 'BD',
  nc: true,
  audio: { link: 'a.ogg' },
};
const theme = {
  id: 3,
  type: 'OP',
  sequence: 1,
  slug: 'OP1',
  song: { title: 'Paper Moon', artists: [{ id: 9, name: 'Aoi', slug: 'aoi' }] },
  animethemeentries: [{ id: 4, version: 2, episodes: '1-12', spoiler: true, videos: [video] }],
};

it('asks for an anime by the id of either site', () => {
  for (const [site, name] of [
    ['ani', 'AniList'],
    ['mal', 'MyAnimeList'],
  ] as const) {
    const request = jsonApiAdapter.animeRequest(site, 7);
    expect(request).toMatchObject({ kind: 'get', path: '/anime' });
    expect(request.kind === 'get' && Object.fromEntries(request.search)).toMatchObject({
      'filter[site]': name,
      'filter[external_id]': '7',
    });
  }
});

it('reads themes with their versions and videos', () => {
  expect(jsonApiAdapter.readAnime({ anime: [{ name: 'A', slug: 'a', animethemes: [theme] }] })).toEqual({
    name: 'A',
    themes: [
      {
        id: 3,
        type: 'OP',
        slug: 'OP1',
        song: { title: 'Paper Moon', artists: [{ slug: 'aoi', name: 'Aoi' }] },
        entries: [
          {
            id: 4,
            version: 2,
            episodes: '1-12',
            spoiler: true,
            nsfw: false,
            videos: [
              { id: 1, link: video.link, resolution: 1080, source: 'BD', nc: true, audioLink: 'a.ogg' },
            ],
          },
        ],
        anime: null,
      },
    ],
  });
});

it('returns no themes for an anime that the service does not have', () => {
  expect(jsonApiAdapter.readAnime({ anime: [] })).toEqual({ name: null, themes: [] });
});

it('names a theme that has no name of its own, and lives without what is missing', () => {
  const bare = { id: 1, type: 'ED', sequence: 2, slug: null };
  const { themes } = jsonApiAdapter.readAnime({ anime: [{ name: 'A', slug: 'a', animethemes: [bare] }] });
  expect(themes[0]).toMatchObject({ slug: 'ED2', song: { title: null, artists: [] }, entries: [] });
});

it('reads an artist with the large picture first', () => {
  const images = [
    { link: 'small.png', facet: 'Small Cover' },
    { link: 'large.png', facet: 'Large Cover' },
  ];
  const anime = { name: 'A', slug: 'a', year: 2020 };
  const songs = [{ id: 5, title: 'Paper Moon', animethemes: [{ ...theme, anime }] }];
  expect(jsonApiAdapter.readArtist({ artist: { name: 'Aoi', slug: 'aoi', images, songs } })).toMatchObject({
    images: ['large.png', 'small.png'],
    songs: [{ title: 'Paper Moon', themes: [{ slug: 'OP1', anime }] }],
  });
});

it('asks for several anime at once, and reads the id of the tracker of those that have one', () => {
  const request = jsonApiAdapter.idsRequest(['kami', 'tsuki']);
  expect(request.kind === 'get' && Object.fromEntries(request.search)).toEqual({
    'filter[slug]': 'kami,tsuki',
    include: 'resources',
    'page[size]': '2',
  });
  const resource = (site: string, external_id: number | null) => ({ site, external_id, link: 'x' });
  const anime = [
    { name: 'A', slug: 'kami', resources: [resource('MyAnimeList', 7), resource('AniList', 8)] },
    { name: 'B', slug: 'tsuki', resources: [resource('AniList', null)] },
  ];
  expect(jsonApiAdapter.readIds({ anime })).toEqual({ kami: 8 });
});

it('refuses a response of another shape, and an artist without a name', () => {
  expect(() => jsonApiAdapter.readAnime({ data: [] })).toThrow(TypeError);
  expect(() => jsonApiAdapter.readArtist({})).toThrow(TypeError);
  expect(() => jsonApiAdapter.artistRequest('')).toThrow(TypeError);
});
