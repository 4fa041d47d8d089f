import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertCacheRule } from '../core/assert-cache-rule.ts';
import { type CacheRule, DEFAULT_CACHE_RULE } from '../core/cache-rule.ts';
import { externalLinkSources } from './external-link-sources.ts';
import { genreAndTagCollection } from './genre-and-tag-collection.ts';
import { malGenres } from './mal-genres.ts';
import { mediaListCollection } from './media-list-collection.ts';
import { notifications } from './notifications.ts';

/** Every query of the folder. */
const queries = readdirSync(__dirname)
  .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(join(__dirname, file))))
  .flatMap((value): { readonly name: string; readonly cache?: CacheRule }[] =>
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'query' &&
    'name' in value
      ? // An operation, as its kind says.
        [value as { readonly name: string; readonly cache?: CacheRule }]
      : [],
  );

it('has a valid cache rule for every query', () => {
  expect(queries.length).toBeGreaterThan(40);
  for (const { name, cache } of queries) {
    expect(() => assertCacheRule(cache ?? DEFAULT_CACHE_RULE, name)).not.toThrow();
  }
});

it('caches notifications for seven hours', () => {
  expect(notifications.cache).toMatchObject({ expiresInSeconds: 7 * 3600 });
});

it('asks for what hardly ever changes only once', () => {
  for (const { cache } of [genreAndTagCollection, externalLinkSources, malGenres]) {
    expect(cache?.type).toBe('fetch-once');
  }
});

it("stores users' lists in a separate database", () => {
  expect(mediaListCollection.cache).toMatchObject({ storeName: 'users' });
});
