import type { CacheRule } from './cache-rule.ts';

/** Throws a TypeError that names the operation when its rule breaks one of the rules for cache settings. */
export function assertCacheRule(rule: CacheRule, operation: string): void {
  if (rule.type === 'no-store') {
    if ('storeName' in rule) throw new TypeError(`${operation}: a no-store rule must not name a store`);
    return;
  }
  const seconds = [
    rule.expiresInSeconds,
    ...(rule.freshForSeconds === undefined ? [] : [rule.freshForSeconds]),
  ];
  if (seconds.some((value) => !Number.isInteger(value) || value <= 0)) {
    throw new TypeError(`${operation}: a cache rule needs whole seconds above 0`);
  }
}
