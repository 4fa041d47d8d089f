// Asks every query once of a running sandbox, through the whole pipeline, and says what came back:
// `npm run ask -w shared/data -- http://localhost:4110`
import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import type { QueryOperation } from '../src/index.ts';
import { installData, read } from '../src/index.ts';

const sandbox = process.argv[2] ?? 'http://localhost:4110';
// What a browser has and Node has not, as far as start-up touches it.
Object.assign(globalThis, { addEventListener: () => {} });
// The tracker refuses requests without a Referer, which a browser sends by itself.
const { fetch: nodeFetch } = globalThis;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('referer', sandbox);
  return nodeFetch(input, { ...init, headers });
};

const token = await sandboxToken();
const items = new Map([['access_token', token]]);
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  },
});

installData({
  services: {
    tracker: { url: `${sandbox}/tracker/graphql` },
    mal: { url: `${sandbox}/mal/v4` },
    themes: { url: `${sandbox}/themes/graphql` },
  },
  authorizeUrl: `${sandbox}/tracker/oauth/authorize`,
  clientIds: { demo: '1', other: '2' },
  demoHost: 'demo.example',
});

const STATISTICS = [
  ...['anime-stats', 'anime-genres', 'anime-tags', 'anime-staff', 'anime-studios', 'anime-voice-actors'],
  ...['manga-stats', 'manga-genres', 'manga-tags', 'manga-staff'],
];

function named(file: string): [file: string, variables: () => object] {
  return [file, () => ({ name: 'aoi' })];
}

// Found by the first queries, used by the later ones.
const found = { media: 1, mal: 1, character: 1, staff: 1, studio: 1, user: 1, activity: 1, artist: 'nobody' };

const season = { season: 'FALL', seasonYear: 2026, nextSeason: 'WINTER', nextYear: 2027 };
const list: readonly [file: string, variables: () => object, look?: (data: never) => void][] = [
  [
    'media-search',
    () => ({ type: 'ANIME', page: 1, perPage: 28, search: undefined }),
    ({ items: [first] }: { items: [{ id: number }] }) => {
      found.media = first.id;
    },
  ],
  ['media-search-by-type', () => ({ page: 1, perPage: 28, episodes_lesser: 13, chapters_lesser: 13 })],
  [
    'media-detail',
    () => ({ id: found.media, type: 'ANIME' }),
    (data: {
      idMal: number;
      characters: { edges: [{ node: { id: number } }] };
      staff: { edges: [{ node: { id: number } }] };
      studios: { edges: [{ node: { id: number } }] };
    }) => {
      found.mal = data.idMal;
      found.character = data.characters.edges[0].node.id;
      found.staff = data.staff.edges[0].node.id;
      found.studio = data.studios.edges[0].node.id;
    },
  ],
  [
    'viewer',
    () => ({}),
    ({ id }: { id: number }) => {
      found.user = id;
    },
  ],
  ['user-by-name', () => ({ name: 'aoi' })],
  ['user-search', () => ({ search: 'a', page: 1 })],
  ['media-list-collection', () => ({ userName: 'heavy', type: 'ANIME' })],
  ['media-list-first-chunk', () => ({ userName: 'heavy', type: 'ANIME' })],
  ['media-list-entry', () => ({ mediaId: found.media })],
  ['genre-and-tag-collection', () => ({})],
  ['external-link-sources', () => ({ mediaType: 'ANIME' })],
  ['trending', () => ({ type: 'ANIME', ...season })],
  ['media-recommendations', () => ({ id: found.media, page: 1 })],
  ['media-characters', () => ({ id: found.media, page: 1 })],
  ['media-staff', () => ({ id: found.media, page: 1 })],
  ['friends-entries', () => ({ mediaId: found.media, page: 1, perPage: 10 })],
  [
    'activity-feed',
    () => ({ page: 1, isFollowing: false, hasReplies: true }),
    ({ items: [first] }: { items: [{ id: number }] }) => {
      found.activity = first.id;
    },
  ],
  ['activity-by-id', () => ({ id: found.activity })],
  ['activity-replies', () => ({ activityId: found.activity, page: 1 })],
  ['likes', () => ({ id: found.activity, type: 'ACTIVITY', page: 1 })],
  ['currently-watching', () => ({ userId: found.user, type: 'ANIME', page: 1 })],
  ['current-lists', () => ({ userId: found.user })],
  ['media-by-ids', () => ({ ids: Array.from({ length: 60 }, (_, index) => found.media + index) })],
  ['characters-by-ids', () => ({ ids: [found.character] })],
  ['character-info', () => ({ id: found.character })],
  ['character-page', () => ({ id: found.character, page: 1 })],
  ['staff-info', () => ({ id: found.staff })],
  ['staff-page', () => ({ id: found.staff, page: 1 })],
  ['studio-media', () => ({ id: found.studio, page: 1 })],
  ['user-favourites', () => ({ userId: found.user, page: 1 })],
  ['user-followers', () => ({ userId: found.user, page: 1 })],
  ['user-following', () => ({ userId: found.user, page: 1 })],
  ['notifications', () => ({ page: 1, reset: false })],
  ...STATISTICS.map((name) => named(`user-${name}`)),
  [
    'anime-themes',
    () => ({ site: 'ani', id: found.media }),
    (data: { themes: [{ song: { artists: [{ slug: string }] } }] }) => {
      found.artist = data.themes[0].song.artists[0].slug;
    },
  ],
  ['theme-anime-ids', () => ({ slugs: ['a'] })],
  ['theme-artist', () => ({ slug: found.artist })],
  ['mal-media-full', () => ({ type: 'anime', malId: found.mal })],
  ['mal-characters', () => ({ type: 'anime', malId: found.mal })],
  ['mal-staff', () => ({ malId: found.mal })],
  ['mal-search', () => ({ path: 'anime', page: 2, query: { q: 'a', order_by: 'score', sort: 'desc' } })],
  ['mal-genres', () => ({ type: 'anime', filter: 'genres' })],
];

let failed = 0;
for (const [file, variables, look] of list) {
  const module: Record<string, unknown> = await import(`../src/operations/${file}.ts`);
  const name =
    file === 'trending' ? 'trendingBundle' : file.replace(/-./g, ([, letter]) => letter?.toUpperCase() ?? '');
  // An operation file exports its operation under its own name; `list` has variables that fit it.
  const operation = module[name] as QueryOperation<object, unknown>;
  const startedAt = performance.now();
  try {
    const data = await read(operation, variables());
    // As above: `look` reads the result of this operation.
    look?.(data as never);
    const text = JSON.stringify(data);
    console.log(
      `ok   ${file} ${text.length} characters, ${Math.round(performance.now() - startedAt)} ms: ${text.slice(0, 110)}`,
    );
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${file}`, error instanceof Error ? (error.cause ?? error) : error);
  }
}
const asked = new Set(list.map(([file]) => `${file}.ts`));
const writes = /^(toggle|save|delete|update)-/;
for (const file of await readdir(new URL('../src/operations/', import.meta.url))) {
  if (!asked.has(file) && !writes.test(file) && !file.endsWith('.test.ts')) console.log(`not asked: ${file}`);
}
console.log(`${list.length - failed} ok, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function sandboxToken(): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${sandbox}/__sandbox/token?user=aoi`, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
      });
      // The sandbox's documented response.
      response.on('end', () => resolve((JSON.parse(text) as { readonly access_token: string }).access_token));
    }).on('error', reject);
  });
}
