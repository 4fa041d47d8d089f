import { assertCacheRule } from '../steps/read-through-cache.ts';
import { type CacheRule, DEFAULT_CACHE_RULE, isCurrent, isFresh } from './cache-rule.ts';

it('caches a response for a year, fetched once, by default', () => {
  expect(DEFAULT_CACHE_RULE).toEqual({
    type: 'fetch-once',
    storeName: 'results',
    expiresInSeconds: 31_536_000,
  });
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses an expiry of %s seconds',
  (expiresInSeconds) => {
    expect(() => assertCacheRule({ type: 'default', expiresInSeconds }, 'things')).toThrow(/things/);
  },
);

it('refuses a no-store rule that names a store', () => {
  // Only code that the compiler does not see can write such a rule.
  const rule = { type: 'no-store', storeName: 'results' } as CacheRule;
  expect(() => assertCacheRule(rule, 'things')).toThrow(/must not name a store/);
  expect(() => assertCacheRule({ type: 'no-store' }, 'things')).not.toThrow();
});

it.each<[CacheRule, number]>([
  [{ type: 'fetch-once', expiresInSeconds: 60 }, 60_000],
  [{ type: 'default', expiresInSeconds: 6000 }, 300_000],
  [{ type: 'default', expiresInSeconds: 60 }, 60_000],
  [{ type: 'default', expiresInSeconds: 600, freshForSeconds: 5 }, 5000],
  [{ type: 'no-store' }, 0],
])('%j is fresh for %s ms', (rule, ms) => {
  const now = 1_800_000_000_000;
  expect(isFresh(rule, now - ms, now)).toBe(false);
  if (ms > 0) expect(isFresh(rule, now - ms + 1, now)).toBe(true);
});

it('takes a response from the future for an old one: the clock was set back', () => {
  expect(isFresh(DEFAULT_CACHE_RULE, 1_800_000_000_001, 1_800_000_000_000)).toBe(false);
});

it('takes a response of this very moment for a fresh one', () => {
  expect(isFresh(DEFAULT_CACHE_RULE, 5, 5)).toBe(true);
});

it.each([0, -5, 0.5])('refuses a response that is fresh for %s seconds', (freshForSeconds) => {
  const rule = { type: 'default', expiresInSeconds: 60, freshForSeconds } as const;
  expect(() => assertCacheRule(rule, 'things')).toThrow('things: a cache rule needs whole seconds above 0');
  expect(() => assertCacheRule({ ...rule, freshForSeconds: 1 }, 'things')).not.toThrow();
  expect(() => assertCacheRule({ type: 'default', expiresInSeconds: 60 }, 'things')).not.toThrow();
});

it('asks again for a result that lacks parts after half a minute, and not for a whole one', () => {
  const rule: CacheRule = { type: 'default', expiresInSeconds: 6000, freshForSeconds: 60 };
  const isCurrentAfter = (seconds: number, missing?: readonly unknown[]) =>
    isCurrent(rule, { storedAt: 1_000_000, ...(missing ? { missing } : {}) }, 1_000_000 + seconds * 1000);
  expect([29.999, 30].map((seconds) => isCurrentAfter(seconds, ['reviews']))).toEqual([true, false]);
  expect(isCurrentAfter(30, [])).toBe(true);
  expect([30, 59, 60].map((seconds) => isCurrentAfter(seconds))).toEqual([true, true, false]);
});
