import { authAtom } from '@tsugi/data';
import { localStore, removeItem } from '@tsugi/platform/store';
import { getDefaultStore } from 'jotai/vanilla';
import type { CurrentEntry } from './current-lists.query.ts';
import type { RecentAiring } from './recent-airings.query.ts';
import { storedNumbers, storeNumbers } from './stored-numbers.ts';

const KEY = 'tsugi:airings';

/** Longer ago than this, an airing is no news; milliseconds. */
export const STORED_MS = 8 * 86_400_000;

/** Unix seconds by `media/episode`. */
type Airings = Readonly<Record<string, number>>;

let airings: Airings | undefined;

/**
 * Stores what the tracker has announced: once an episode has aired, a response names the one after it only, and after a
 * finale none.
 */
export function noteAirings(entries: readonly CurrentEntry[], nowMs: number): void {
  const announced = entries.flatMap(({ mediaId, media: { nextAiringEpisode: next } }) =>
    next ? [{ mediaId, episode: next.episode, airingAt: next.airingAt }] : [],
  );
  note(announced, nowMs);
}

/** Series whose latest episode this device has not seen announced, with that episode. */
export function unknownAirings(entries: readonly CurrentEntry[], nowMs: number) {
  return entries.flatMap(({ mediaId, media: { nextAiringEpisode: next } }) => {
    if (!next || next.episode < 2 || next.airingAt * 1000 <= nowMs) return [];
    const episode = next.episode - 1;
    return notedAiring(mediaId, episode) === undefined ? [{ mediaId, episode }] : [];
  });
}

/**
 * Stores what has aired.
 * @param asked what was unknown: an episode that is not among the airings has aired earlier
 * @param after Unix seconds; airings before it are not listed
 */
export function noteAired(
  asked: readonly { readonly mediaId: number; readonly episode: number }[],
  aired: readonly RecentAiring[],
  after: number,
  nowMs: number,
): void {
  note([...asked.map((one) => ({ ...one, airingAt: after })), ...aired], nowMs);
}

function note(found: readonly RecentAiring[], nowMs: number): void {
  const times = found.map(({ mediaId, episode, airingAt }) => [keyOf(mediaId, episode), airingAt] as const);
  const before = read();
  if (times.every(([key, at]) => before[key] === at)) return;
  const stored = Object.entries({ ...before, ...Object.fromEntries(times) }).filter(
    ([, at]) => at * 1000 > nowMs - STORED_MS,
  );
  airings = Object.fromEntries(stored);
  storeNumbers(KEY, airings);
}

/** When an episode airs or has aired, as far as a response said so; Unix seconds. */
export function notedAiring(mediaId: number, episode: number): number | undefined {
  return read()[keyOf(mediaId, episode)];
}

export function forgetAirings(): void {
  airings = undefined;
  removeItem(localStore(), KEY);
}

/** They tell what an account watches: with another one they are gone. */
export function forgetAiringsAtLogout(): void {
  const store = getDefaultStore();
  const idNow = () => {
    const auth = store.get(authAtom);
    return auth.status === 'signed-in' ? auth.viewerId : undefined;
  };
  let id = idNow();
  store.sub(authAtom, () => {
    const next = idNow();
    if (store.get(authAtom).status === 'signed-out' || (id !== undefined && next !== id)) forgetAirings();
    id = next;
  });
}

function keyOf(mediaId: number, episode: number): string {
  return `${mediaId}/${episode}`;
}

function read(): Airings {
  airings ??= storedNumbers(KEY);
  return airings;
}
