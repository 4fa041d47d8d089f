import { type DescribedTheme, graphqlWire, jsonApiWire } from '../../testing/themes-wire.ts';
import { graphqlAdapter } from './graphql-adapter.ts';
import { jsonApiAdapter } from './json-api-adapter.ts';

const aoi = { slug: 'aoi', name: 'Aoi' };
const rin = { slug: 'rin', name: 'Rin' };
const kami = { slug: 'kami', name: 'Kami no Tsuki', year: 2024 };
const video = { id: 1, resolution: 1080, source: 'BD', audio: 'https://a.example/1.ogg' };
const theme: DescribedTheme = {
  id: 3,
  type: 'OP',
  sequence: 1,
  slug: 'OP1',
  song: { id: 5, title: 'Paper Moon', performed: [aoi] },
  entries: [{ id: 4, version: 1, episodes: '1-12', videos: [video] }],
};

describe.each([
  ['GraphQL', graphqlAdapter, graphqlWire],
  ['JSON:API', jsonApiAdapter, jsonApiWire],
])('%s', (_name, adapter, wire) => {
  const themesOf = (...themes: DescribedTheme[]) =>
    adapter.readAnime(wire.anime([{ ...kami, themes }])).themes;

  it('reads a theme with its song, version and video', () => {
    expect(adapter.readAnime(wire.anime([{ ...kami, themes: [theme] }]))).toEqual({
      name: 'Kami no Tsuki',
      themes: [
        {
          id: 3,
          type: 'OP',
          slug: 'OP1',
          group: null,
          song: { title: 'Paper Moon', artists: [aoi] },
          entries: [
            {
              id: 4,
              version: 1,
              episodes: '1-12',
              spoiler: false,
              nsfw: false,
              videos: [
                {
                  id: 1,
                  link: 'https://v.example/1.webm',
                  resolution: 1080,
                  source: 'BD',
                  nc: true,
                  audioLink: 'https://a.example/1.ogg',
                },
              ],
            },
          ],
          anime: null,
        },
      ],
    });
  });

  it('returns no themes for an anime that the service does not have', () => {
    expect(adapter.readAnime(wire.anime([]))).toEqual({ name: null, themes: [] });
  });

  it('joins the themes of several anime that stand under one id', () => {
    const both = wire.anime([
      { ...kami, themes: [theme] },
      { slug: 'kami_2', name: 'Kami no Tsuki 2', themes: [{ ...theme, id: 9 }] },
    ]);
    const { name, themes } = adapter.readAnime(both);
    expect(name).toBe('Kami no Tsuki');
    expect(themes.map(({ id }) => id)).toEqual([3, 9]);
  });

  it('names a theme without a slug by its type and sequence, which may be missing', () => {
    const unnamed: DescribedTheme[] = [
      { id: 1, type: 'ED', sequence: 2 },
      { id: 2, type: 'IN' },
    ];
    expect(themesOf(...unnamed).map(({ slug }) => slug)).toEqual(['ED2', 'IN']);
  });

  it('reads the group of a theme, and null where there is none', () => {
    const themes = themesOf({ ...theme, group: 'English Version' }, { ...theme, id: 4 });
    expect(themes.map(({ group }) => group)).toEqual(['English Version', null]);
  });

  it('lives without a song, a title, entries, videos and audio', () => {
    const [bare, untitled, silent] = themesOf(
      { id: 1, type: 'OP', song: null },
      { id: 2, type: 'OP', song: { id: 1, title: null } },
      { ...theme, entries: [{ id: 4, videos: [{ id: 2 }, { ...video, audio: null }] }, { id: 5 }] },
    );
    expect(bare).toMatchObject({ song: { title: null, artists: [] }, entries: [] });
    expect(untitled?.song.title).toBeNull();
    expect(silent?.entries).toMatchObject([
      {
        episodes: null,
        videos: [
          { resolution: null, source: null, audioLink: null },
          { resolution: 1080, audioLink: null },
        ],
      },
      { videos: [] },
    ]);
  });

  it('keeps every version, with what it gives away', () => {
    const entries = [
      { id: 1, version: 1, nsfw: true },
      { id: 2, version: 2, spoiler: true },
    ];
    expect(themesOf({ ...theme, entries })[0]?.entries).toMatchObject([
      { version: 1, nsfw: true, spoiler: false },
      { version: 2, nsfw: false, spoiler: true },
    ]);
  });

  it('names an artist who sings as a character, or under another name, by the own name', () => {
    const performed = [
      { ...aoi, as: 'Luna' },
      { ...rin, alias: 'R!N' },
    ];
    const [read] = themesOf({ ...theme, song: { id: 5, title: 'Duet', performed } });
    expect(read?.song.artists).toEqual([aoi, rin]);
  });

  it('names a group once, however many of its members sing', () => {
    const group = { slug: 'lantern_parade', name: 'Lantern Parade' };
    const performed = [
      { ...group, member: 'aoi' },
      { ...group, member: 'rin' },
      { slug: 'sora', name: 'Sora' },
    ];
    const song = { id: 5, title: 'March', performed };
    expect(themesOf({ ...theme, song })[0]?.song.artists).toEqual([group, { slug: 'sora', name: 'Sora' }]);
    const artist = adapter.readArtist(
      wire.artist({ ...group, songs: [{ ...song, themes: [{ ...theme, anime: kami }] }] }),
    );
    expect(artist.songs.map(({ id }) => id)).toEqual([5]);
  });

  it('reads an artist with the large picture first', () => {
    const payload = wire.artist({
      ...aoi,
      images: [
        { isLarge: false, link: 'https://i.example/small.png' },
        { isLarge: true, link: 'https://i.example/large.png' },
      ],
      resources: [{ site: 'Official Website', link: 'https://aoi.example', id: null }],
      songs: [
        {
          id: 5,
          title: 'Paper Moon',
          performed: [{ ...aoi, as: 'Luna' }],
          themes: [{ ...theme, song: { id: 5, title: 'Paper Moon', performed: [aoi] }, anime: kami }],
        },
      ],
    });
    expect(adapter.readArtist(payload)).toMatchObject({
      slug: 'aoi',
      name: 'Aoi',
      images: ['https://i.example/large.png', 'https://i.example/small.png'],
      resources: [{ site: 'Official Website', link: 'https://aoi.example', externalId: null }],
      songs: [
        {
          id: 5,
          title: 'Paper Moon',
          themes: [{ slug: 'OP1', song: { title: 'Paper Moon', artists: [aoi] }, anime: kami }],
        },
      ],
    });
  });

  it('reads all songs of an artist who has more than a hundred', () => {
    const songs = Array.from({ length: 130 }, (_, index) => ({
      id: index + 1,
      title: `Song ${index}`,
      performed: [aoi],
      themes: [{ ...theme, anime: kami }],
    }));
    expect(adapter.readArtist(wire.artist({ ...aoi, songs })).songs).toHaveLength(130);
  });

  it('reads the id of the tracker of those anime that have one', () => {
    const payload = wire.ids([
      { ...kami, trackerId: 8 },
      { slug: 'tsuki', name: 'Tsuki', trackerId: null },
      { slug: 'hoshi', name: 'Hoshi' },
      null,
    ]);
    expect(adapter.readIds(payload)).toEqual({ kami: 8 });
  });

  it('refuses a response of another shape, and an artist without a name', () => {
    for (const other of [{}, { data: [] }, { anime: null }, { artist: { slug: 'aoi' } }]) {
      expect(() => adapter.readAnime(other)).toThrow(TypeError);
    }
    expect(() => adapter.readArtist({})).toThrow(TypeError);
    expect(() => adapter.readIds({})).toThrow(TypeError);
    expect(() => adapter.artistRequest('')).toThrow(TypeError);
  });
});
