import sharp from 'sharp';
import { itemAt } from '../random.ts';
import { images } from '../tracker/images.ts';
import { buildWorld } from '../world.ts';
import { picturePaths } from './paths.ts';
import { memoryStore, type PictureStore } from './picture-store.ts';
import { type PictureStyle, Pictures } from './pictures.ts';

const world = buildWorld({ now: () => Date.UTC(2026, 10, 21), size: { anime: 200, manga: 60 } });
const { media: works } = world.catalogue;
const work = itemAt(
  works.filter(({ color, hasBanner }) => color !== null && hasBanner),
  0,
);
const withFace = itemAt(
  world.community.users.filter(({ hasAvatar }) => hasAvatar),
  0,
);
const withBanner = itemAt(
  world.community.users.filter(({ hasBanner }) => hasBanner),
  0,
);
const character = itemAt(
  world.cast.characters.filter(
    ({ id }) => !picturePaths.person('character', id, 'large').includes('default'),
  ),
  0,
);

type Asked = { style?: PictureStyle; store?: PictureStore; method?: string; etag?: string };

function get(path: string, { style = 'drawn', store = memoryStore(), method = 'GET', etag }: Asked = {}) {
  return new Pictures({ world, store, style }).respond({
    method,
    url: new URL(path, 'http://sandbox.test'),
    headers: etag === undefined ? {} : { 'if-none-match': etag },
    body: '',
    origin: 'http://sandbox.test',
  });
}

const SIZES: [string, string, number, number][] = [
  [picturePaths.cover(work, 'medium'), 'webp', 100, 142],
  [picturePaths.cover(work, 'large'), 'webp', 230, 325],
  [picturePaths.cover(work, 'extraLarge'), 'webp', 460, 650],
  [picturePaths.banner(work), 'webp', 1900, 400],
  [picturePaths.thumbnail(work.id, 3), 'webp', 640, 360],
  [picturePaths.person('character', character.id, 'large'), 'webp', 230, 345],
  [picturePaths.person('staff', 95001, 'medium'), 'webp', 100, 150],
  [picturePaths.avatar(withFace, 'large'), 'webp', 230, 230],
  [picturePaths.avatar(withFace, 'medium'), 'webp', 100, 100],
  [picturePaths.userBanner(withBanner.id), 'webp', 1700, 330],
  [picturePaths.icon(5), 'png', 48, 48],
  [picturePaths.artist('touma_kisaragi'), 'webp', 400, 400],
  [picturePaths.scene, 'webp', 1600, 1000],
  ['/images/media/anime/cover/medium/default.jpg', 'jpeg', 230, 325],
  ['/images/media/manga/cover/small/default.jpg', 'jpeg', 100, 142],
  ['/images/character/large/default.jpg', 'jpeg', 230, 345],
  ['/images/staff/medium/default.jpg', 'jpeg', 100, 150],
  ['/images/user/avatar/large/default.png', 'png', 230, 230],
];

test.each(SIZES)(
  '%s is a %s of %i × %i pixels with a long cache time, drawn or plain',
  async (path, type, width, height) => {
    for (const style of ['drawn', 'plain'] as const) {
      const { status, headers, body } = await get(path, { style });
      expect(status).toBe(200);
      expect(headers).toEqual({
        'Content-Type': `image/${type}`,
        'Cache-Control': 'public, max-age=31536000',
        ETag: expect.stringMatching(/^"[0-9a-f]{32}\.\w+"$/),
      });
      await expect(sharp(Buffer.from(body)).metadata()).resolves.toMatchObject({
        format: type,
        width,
        height,
      });
    }
  },
);

test.each([
  ['medium', 3, 9],
  ['large', 15, 35],
  ['extraLarge', 35, 85],
] as const)('%s covers weigh what those of the real service do', async (size, least, most) => {
  const weights = await Promise.all(
    works
      .filter(({ color }) => color !== null)
      .slice(0, 12)
      .map(async (media) => {
        const { body } = await get(picturePaths.cover(media, size));
        return body.length / 1024;
      }),
  );
  expect(Math.min(...weights)).toBeGreaterThan(least);
  expect(Math.max(...weights)).toBeLessThan(most);
});

test('a banner weighs about 120 KB', async () => {
  const { body } = await get(picturePaths.banner(work));
  expect(body.length / 1024).toBeGreaterThan(60);
  expect(body.length / 1024).toBeLessThan(180);
});

test.each([
  picturePaths.cover({ ...work, id: 1 }, 'large'),
  picturePaths.cover(work, 'large').replace('medium', 'gigantic'),
  picturePaths.cover(work, 'large').replace(/\w\.webp$/, '_.webp'),
  picturePaths.cover(work, 'large').replace('.webp', '.svg'),
  picturePaths.cover({ ...work, type: work.type === 'ANIME' ? 'MANGA' : 'ANIME' }, 'large'),
  '/images/media/anime/cover/large/default.jpg',
  picturePaths.person('character', 1, 'large'),
  '/images/',
])('there is no picture at %s, and nothing keeps that', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(404);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store' });
});

test('works, people and users without a picture have the placeholder of the tracker', () => {
  const coverless = { id: 7, type: 'ANIME', color: null, popularity: 12 } as const;
  const links = (['extraLarge', 'large', 'medium'] as const).map((size) =>
    images.cover('http://o', coverless, size),
  );
  expect(links).toEqual([
    'http://o/images/media/anime/cover/medium/default.jpg',
    'http://o/images/media/anime/cover/medium/default.jpg',
    'http://o/images/media/anime/cover/small/default.jpg',
  ]);
  expect(images.avatar('http://o', { id: 7, hasAvatar: false }, 'large')).toBe(
    'http://o/images/user/avatar/large/default.png',
  );
  const faceless = Array.from({ length: 200 }, (_, at) => at).filter((at) =>
    picturePaths.person('staff', at, 'medium').endsWith('/staff/medium/default.jpg'),
  );
  expect(faceless.length).toBeGreaterThan(2);
  expect(faceless.length).toBeLessThan(40);
});

test('who has the picture already gets none', async () => {
  const path = picturePaths.avatar(withFace, 'medium');
  const { headers } = await get(path);
  const etag = headers.ETag ?? '';
  await expect(get(path, { etag: `"other", W/${etag}` })).resolves.toMatchObject({
    status: 304,
    headers: { ETag: etag },
    body: '',
  });
  await expect(get(path, { etag: '"other"' })).resolves.toMatchObject({ status: 200 });
});

test('a picture can only be read', async () => {
  await expect(get(picturePaths.scene, { method: 'POST' })).resolves.toMatchObject({ status: 405 });
});

test('a picture is made once, also for those who ask at the same time, and is the same when it is made again', async () => {
  const written: string[] = [];
  const memory = memoryStore();
  const store: PictureStore = {
    read: memory.read,
    write: (key, bytes) => {
      written.push(key);
      return memory.write(key, bytes);
    },
  };
  const path = picturePaths.cover(work, 'medium');
  const pictures = new Pictures({ world, store });
  const incoming = {
    method: 'GET',
    url: new URL(path, 'http://o'),
    headers: {},
    body: '',
    origin: 'http://o',
  };
  const bodies = await Promise.all([pictures.respond(incoming), pictures.respond(incoming)]);
  bodies.push(await pictures.respond(incoming));
  expect(written).toHaveLength(1);
  bodies.push(await get(path));
  expect(new Set(bodies.map(({ body }) => Buffer.from(body).toString('base64'))).size).toBe(1);
});
