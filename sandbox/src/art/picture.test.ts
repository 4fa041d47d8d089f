import type { Incoming } from '../http/message.ts';
import { buildWorld } from '../world.ts';
import { cover } from './cover.ts';
import { type PictureStyle, picture } from './picture.ts';
import { SCENES, type SceneName } from './scene.ts';

const world = buildWorld({ now: () => Date.UTC(2026, 10, 21), size: { anime: 200, manga: 60 } });

function get(path: string, style?: PictureStyle): ReturnType<typeof picture> {
  const incoming: Incoming = {
    method: 'GET',
    url: new URL(path, 'http://sandbox.test'),
    headers: {},
    body: '',
    origin: 'http://sandbox.test',
  };
  return picture(world, incoming, style);
}

const [work] = world.catalogue.media;
const [character] = world.cast.characters;

test.each([
  `/images/cover/extra-large/${work?.id}.svg`,
  `/images/banner/${work?.id}.svg`,
  `/images/thumbnail/${work?.id}-3.svg`,
  `/images/character/large/${character?.id}.svg`,
  '/images/staff/medium/95001.svg',
  '/images/avatar/large/1.svg',
  '/images/avatar/medium/0.svg',
  '/images/user-banner/2.svg',
  '/images/icon/5.svg',
  '/images/artist/touma_kisaragi.svg',
  '/images/scene/harbour.svg',
])('%s is a picture with an unlimited cache time', (path) => {
  const { status, headers, body } = get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Content-Type': 'image/svg+xml',
    'Cache-Control': expect.stringContaining('immutable'),
  });
  expect(String(body)).toMatch(/^<svg .*<\/svg>$/s);
  expect(String(body)).not.toMatch(/NaN|undefined/);
});

test('what does not exist has no picture', () => {
  expect(get('/images/cover/large/1.svg').status).toBe(404);
  expect(get('/images/cover/gigantic/100001.svg').status).toBe(404);
});

test('a plain picture has the size of the drawn one, and no more than that one for what does not exist', () => {
  const path = `/images/cover/large/${work?.id}.svg`;
  const openingTag = (style: PictureStyle) => /^<svg [^>]*>/.exec(String(get(path, style).body))?.[0];
  expect(openingTag('plain')).toBe(openingTag('drawn'));
  expect(String(get(path, 'plain').body).length).toBeLessThan(300);
  expect(get('/images/cover/large/1.svg', 'plain').status).toBe(404);
});

// The names are the keys of the object.
const NAMES = Object.keys(SCENES) as SceneName[];

test.each(NAMES)('covers of %s stay small, and no two are alike', (name) => {
  const drawn = Array.from({ length: 25 }, (_, at) => cover(at * 31 + 7, at * 14, { name }, 230));
  expect(new Set(drawn).size).toBe(25);
  expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(6_144);
  expect(drawn.join('')).not.toMatch(/NaN|undefined/);
});
