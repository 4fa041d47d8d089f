import type { FirstScreenNode } from '@tsugi/contract';
import { textHash } from '@tsugi/platform/hash';
import { stableJson } from '@tsugi/platform/json';
import { removeItem, writeItem } from '@tsugi/platform/store';
import { FIRST_SCREEN_PREFIX } from './clear-first-screens.ts';

export { clearFirstScreenCache } from './clear-first-screens.ts';

/**
 * What the boot script of the next page may use: which responses are in the database, and the first screens of the last
 * pages. The data layer writes it, the boot script reads it. Signing in or out and every change empty it.
 */
export type FirstScreenStorage = Storage | undefined;

/** One item for all responses, and one for each first screen: only one of those is parsed before the first paint. */
const INDEX_KEY = `${FIRST_SCREEN_PREFIX}s`;
const screenKey = (name: string) => `${FIRST_SCREEN_PREFIX}.${name}`;

/** Older ones belong to pages that are rarely opened again. */
const MAX_RESPONSES = 60;
const MAX_SCREENS = 8;
/** Characters of JSON. A larger screen costs more to parse than it saves. */
const MAX_SCREEN_LENGTH = 200_000;

export interface CachedResponse {
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** In the general store of the database. */
  readonly cacheKey: string;
}

/** A first screen as it was rendered from the responses named in `requests`. */
export interface CachedScreen {
  readonly requests: readonly string[];
  /** Complete URL of the page. */
  readonly url: string;
  /** Complete URL of the remote's manifest: another version has other styles. */
  readonly manifestUrl: string;
  readonly viewport: string;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  /** One list of nodes for each slot of the page; one in all where the page has no slots. */
  readonly parts: readonly (readonly FirstScreenNode[] | null)[];
}

interface Index {
  readonly responses: Readonly<Record<string, readonly [freshUntil: number, cacheKey: string]>>;
  /** Names of the requests of each first screen, by its own name. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

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

/** The size of the window decides what some components render. */
export function currentViewport(): string {
  return `${innerWidth}/${devicePixelRatio}`;
}

export function readCachedResponse(storage: FirstScreenStorage, name: string): CachedResponse | undefined {
  const [freshUntil, cacheKey] = readIndex(storage).responses[name] ?? [];
  return freshUntil === undefined || cacheKey === undefined ? undefined : { freshUntil, cacheKey };
}

/** @param wanted what the screen has to belong to */
export function readCachedScreen(
  storage: FirstScreenStorage,
  wanted: Pick<CachedScreen, 'requests' | 'url' | 'manifestUrl' | 'viewport'>,
  now: number,
): CachedScreen | undefined {
  const screen = readJson(storage, screenKey(nameOfScreen(wanted.requests)));
  if (typeof screen !== 'object' || screen === null || !('parts' in screen)) return undefined;
  // Only writeCachedScreen writes these items.
  const cached = screen as CachedScreen;
  const isWanted =
    cached.url === wanted.url &&
    cached.manifestUrl === wanted.manifestUrl &&
    cached.viewport === wanted.viewport &&
    // Screens say what is today: they end with the day.
    new Date(now).toDateString() === new Date(cached.renderedAt).toDateString();
  return isWanted ? cached : undefined;
}

/** Notes a new response. First screens that were rendered from the one before are no longer current. */
export function writeCachedResponse(
  storage: FirstScreenStorage,
  name: string,
  { freshUntil, cacheKey }: CachedResponse,
): void {
  const { responses, screens } = readIndex(storage);
  const { [name]: _before, ...others } = responses;
  const latest = Object.entries(others).slice(1 - MAX_RESPONSES);
  const invalidated = Object.keys(screens).filter((screen) => screens[screen]?.includes(name));
  for (const screen of invalidated) removeItem(storage, screenKey(screen));
  writeIndex(storage, {
    responses: { ...Object.fromEntries(latest), [name]: [freshUntil, cacheKey] },
    screens: without(screens, invalidated),
  });
}

export function writeCachedScreen(storage: FirstScreenStorage, screen: CachedScreen): void {
  const text = JSON.stringify(screen);
  if (text.length > MAX_SCREEN_LENGTH) return;
  const name = nameOfScreen(screen.requests);
  const { responses, screens } = readIndex(storage);
  const others = without(screens, [name]);
  const oldest = Object.keys(others).slice(0, Math.max(0, Object.keys(others).length + 1 - MAX_SCREENS));
  for (const old of oldest) removeItem(storage, screenKey(old));
  writeIndex(storage, { responses, screens: { ...without(others, oldest), [name]: screen.requests } });
  writeItem(storage, screenKey(name), text);
}

function nameOfScreen(requests: readonly string[]): string {
  return textHash(requests.join(' '));
}

function without<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

function readIndex(storage: FirstScreenStorage): Index {
  const value = readJson(storage, INDEX_KEY);
  // Only writeIndex writes the item; anything else has not both members.
  const index = typeof value === 'object' && value !== null ? (value as Partial<Index>) : {};
  return { responses: index.responses ?? {}, screens: index.screens ?? {} };
}

function writeIndex(storage: FirstScreenStorage, index: Index): void {
  writeItem(storage, INDEX_KEY, JSON.stringify(index));
}

/** @returns undefined for an item that is damaged or may not be read, null for one that is not there */
export function readJson(storage: FirstScreenStorage, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    // Damaged, or storage that may not be read: the page begins without it.
    return undefined;
  }
}
