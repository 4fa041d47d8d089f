import type { Cache } from '../cache/cache.ts';
import type { CacheEntry } from '../cache/entry.ts';
import { roughSize } from '../cache/rough-size.ts';
import { ApiError } from '../core/api-error.ts';
import { type CacheRule, isCurrent, type StoreName } from '../core/cache-rule.ts';
import type { Call, CallResult, Handler, Step } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { createSharedTimeout, type SharedTimeout } from '../core/shared-timeout.ts';

export interface ReadThroughCacheOptions {
  readonly cache: Cache;
  readonly clock: Clock;
}

/** Errors that an older response is better than. The others say something about the thing itself, or about the caller. */
const EXCUSED = new Set(['offline', 'rate-limited', 'unavailable', 'server', 'malformed']);

/**
 * The service is asked beside a disk that is slower than this, in milliseconds. A list of a user is read longer, and costs
 * up to 40 requests.
 */
const READ_TIMEOUT_MS: Readonly<Record<StoreName, number>> = { results: 3_000, users: 10_000 };

/** The five cache modes. */
export function readThroughCache({ cache, clock }: ReadThroughCacheOptions): Step {
  return (next) => {
    const readTimeouts: Readonly<Record<StoreName, SharedTimeout>> = {
      results: createSharedTimeout(clock, READ_TIMEOUT_MS.results),
      users: createSharedTimeout(clock, READ_TIMEOUT_MS.users),
    };

    const fetchAndKeep = async (call: Call): Promise<CallResult> => {
      const response = await next(call);
      if (call.rule.type === 'no-store' || call.mode === 'no-store') return response;
      // Callers of one flight share one response: it is written once.
      const cached = cache.peek(call.key);
      if (cached && cached.data === response.value) return fromEntry(cached);
      return fromEntry(cache.write(call.key, call.rule, response, roughSize(response.value)));
    };

    const responseFor: Handler = async (call) => {
      assertCacheRule(call.rule, call.operation);
      const keepsNothing = call.rule.type === 'no-store' || call.mode === 'no-store';
      if (keepsNothing && call.mode !== 'only-if-cached') return next(call);
      if (call.mode === 'reload') return fetchAndKeep(call);

      const storeName = (call.rule.type !== 'no-store' && call.rule.storeName) || 'results';
      const cached = cache.peek(call.key);
      const reading = cached ? Promise.resolve(cached) : cache.read(storeName, call.key);
      if (call.mode === 'only-if-cached') {
        const entry = await reading;
        if (entry) return fromEntry(entry);
        throw new ApiError('offline', { source: call.source });
      }
      const entry = cached ?? (await readTimeouts[storeName].wait(reading));
      if (entry && entry.expires > clock.now()) {
        const isEnough =
          (call.mode === 'fetch-once' && !entry.missing) || isCurrent(call.rule, entry, clock.now());
        return isEnough ? fromEntry(entry) : { ...fromEntry(entry), refresh: settled(fetchAndKeep(call)) };
      }
      try {
        return await fetchAndKeep(call);
      } catch (error) {
        if (!(error instanceof ApiError) || !EXCUSED.has(error.kind)) throw error;
        // A slow disk may have brought it meanwhile, or still will: late is better than not at all.
        const older = cache.peek(call.key) ?? (await reading);
        if (!older) throw error;
        return { ...fromEntry(older), error };
      }
    };
    return responseFor;
  };
}

function fromEntry(entry: CacheEntry): CallResult {
  const { data: value, storedAt, missing } = entry;
  return { value, storedAt, ...(missing ? { missing } : {}) };
}

/** A caller may ignore the refresh: its failure must not count as unhandled. */
function settled(refresh: Promise<CallResult>): Promise<CallResult> {
  refresh.catch(() => {});
  return refresh;
}

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
