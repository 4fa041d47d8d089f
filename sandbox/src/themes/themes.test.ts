import type { Incoming } from '../http/message.ts';
import { buildWorld } from '../world.ts';
import { themesOf } from './songs.ts';
import { themes } from './themes.ts';

const world = buildWorld({ now: () => Date.UTC(2026, 10, 21), size: { anime: 500, manga: 100 } });
const known = world.catalogue.media.find(
  (media) => media.idMal !== null && themesOf(media, world).length > 1,
);

function get(path: string): { status: number; body: unknown } {
  const incoming: Incoming = {
    method: 'GET',
    url: new URL(`/themes${path}`, 'http://sandbox.test'),
    headers: {},
    body: '',
    origin: 'http://sandbox.test',
  };
  const response = themes(world, incoming);
  return { status: response.status, body: JSON.parse(String(response.body)) };
}

const byId = (site: string, id: number | null | undefined, include = ''): string =>
  `/anime?filter[has]=resources&filter[site]=${site}&filter[external_id]=${id}&include=${include}`;

test('an anime is found under its id at either site', () => {
  for (const path of [byId('AniList', known?.id), byId('MyAnimeList', known?.idMal)]) {
    expect(get(path).body).toMatchObject({
      anime: [{ name: known?.title.romaji, year: known?.startDate.year }],
    });
  }
  expect(get(byId('AniList', 1)).body).toMatchObject({ anime: [] });
});

test('several anime are found by their slugs, with their ids at other sites', () => {
  const slug = (get(byId('AniList', known?.id)).body as { anime: [{ slug: string }] }).anime[0].slug;
  expect(get(`/anime?filter[slug]=none_such,${slug}&include=resources&page[size]=2`).body).toMatchObject({
    anime: expect.arrayContaining([
      expect.objectContaining({
        slug,
        resources: expect.arrayContaining([
          expect.objectContaining({ site: 'AniList', external_id: known?.id }),
        ]),
      }),
    ]),
  });
});

test('relations are in the response when they are included, and only then', () => {
  expect(JSON.stringify(get(byId('AniList', known?.id)).body)).not.toContain('animethemes');
  const { body } = get(
    byId('AniList', known?.id, 'animethemes.animethemeentries.videos.audio,animethemes.song.artists'),
  );
  expect(body).toMatchObject({
    anime: [
      {
        animethemes: expect.arrayContaining([
          expect.objectContaining({
            slug: expect.stringMatching(/^(OP|ED|IN)/),
            song: {
              id: expect.any(Number),
              title: expect.any(String),
              artists: expect.arrayContaining([
                expect.objectContaining({ name: expect.any(String), slug: expect.any(String) }),
              ]),
            },
            animethemeentries: expect.arrayContaining([
              expect.objectContaining({
                videos: expect.arrayContaining([
                  expect.objectContaining({
                    link: expect.stringMatching(/^http:\/\/sandbox\.test\/video\/.*\.webm$/),
                    audio: { id: expect.any(Number), link: expect.any(String) },
                  }),
                ]),
              }),
            ]),
          }),
        ]),
      },
    ],
  });
});

test('an artist has songs, and each song the work it opens or closes', () => {
  const slug = known === undefined ? '' : themesOf(known, world)[0]?.song.performances[0]?.artist.slug;
  const { status, body } = get(`/artist/${slug}?include=songs.animethemes.anime,resources,images`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    artist: {
      slug,
      songs: expect.arrayContaining([
        expect.objectContaining({
          animethemes: [
            expect.objectContaining({ anime: expect.objectContaining({ name: known?.title.romaji }) }),
          ],
        }),
      ]),
    },
  });
  expect(get('/artist/no_such_singer')).toEqual({
    status: 404,
    body: { message: 'No query results for model [Artist].' },
  });
});
