import { textHash } from '@tsugi/platform/hash';
import { stableJson } from '@tsugi/platform/json';
import { readJson, writeItem } from '@tsugi/platform/store';
import { FIRST_SCREEN_PREFIX } from './clear-first-screens.ts';

export { readJson } from '@tsugi/platform/store';
export { clearFirstScreenCache, FIRST_SCREEN_PREFIX } from './clear-first-screens.ts';

/**
 * What the boot script of the next page may use: which responses are in the database. The data layer writes it, the boot script
 * reads it. Signing in or out and every change empty it, together with the stored screens.
 */
export type FirstScreenStorage = Storage | undefined;

const RESPONSES_KEY = `${FIRST_SCREEN_PREFIX}s`;

/** Older ones belong to pages that are rarely opened again. */
const MAX_RESPONSES = 60;

export interface CachedResponse {
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** In the general store of the database; empty for one with a place of its own. */
  readonly cacheKey: string;
}

type Responses = Readonly<Record<string, readonly [freshUntil: number, cacheKey: string]>>;

/** What tells one request from another in this cache. */
export interface NamedRequest {
  readonly query: string;
  readonly variables: object;
  /** Number of the operation's decoded shape; undefined in a manifest that does not say it, which finds nothing here. */
  readonly shape: number | undefined;
}

/** The name of a request in this cache: the viewer's token is part of it. */
export function requestName(token: string | undefined, { query, variables, shape }: NamedRequest): string {
  return textHash(`${token ?? ''} ${stableJson({ query, shape, variables })}`);
}

export function readCachedResponse(storage: FirstScreenStorage, name: string): CachedResponse | undefined {
  const [freshUntil, cacheKey] = readResponses(storage)[name] ?? [];
  return freshUntil === undefined || cacheKey === undefined ? undefined : { freshUntil, cacheKey };
}

/** Notes a new response. The component that shows it asks for what its route has asked for already: it is written once. */
export function writeCachedResponse(
  storage: FirstScreenStorage,
  name: string,
  { freshUntil, cacheKey }: CachedResponse,
): void {
  const { [name]: before, ...others } = readResponses(storage);
  if (before?.[0] === freshUntil && before[1] === cacheKey) return;
  const latest = Object.entries(others).slice(1 - MAX_RESPONSES);
  const responses: Responses = { ...Object.fromEntries(latest), [name]: [freshUntil, cacheKey] };
  writeItem(storage, RESPONSES_KEY, JSON.stringify({ responses }));
}

function readResponses(storage: FirstScreenStorage): Responses {
  // Only writeCachedResponse writes the item; anything else has no such member.
  const { responses = {} } = Object(readJson(storage, RESPONSES_KEY)) as { responses?: Responses };
  return responses;
}
