import { authAtom } from '@tsugi/data';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { getDefaultStore } from 'jotai/vanilla';

const KEY = 'tsugi:airings';

/** Longer ago than this, an airing is no news; milliseconds. */
const KEPT_MS = 8 * 86_400_000;

/** Unix seconds by `media/episode`. */
type Airings = Readonly<Record<string, number>>;

let airings: Airings | undefined;

/**
 * Stores what the tracker has announced: once an episode has aired, a response names the one after it only, and after a
 * finale none.
 */
export function noteAirings(entries: readonly CurrentEntry[], nowMs: number): void {
  const announced = entries.flatMap(({ mediaId, media: { nextAiringEpisode: next } }) =>
    next ? [[keyOf(mediaId, next.episode), next.airingAt] as const] : [],
  );
  const before = read();
  if (announced.every(([key, at]) => before[key] === at)) return;
  const kept = Object.entries({ ...before, ...Object.fromEntries(announced) }).filter(
    ([, at]) => at * 1000 > nowMs - KEPT_MS,
  );
  airings = Object.fromEntries(kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(airings));
  } catch {
    // Without storage they are known as long as the page is open.
  }
}

/** When an episode was announced for; Unix seconds. */
export function notedAiring(mediaId: number, episode: number): number | undefined {
  return read()[keyOf(mediaId, episode)];
}

export function forgetAirings(): void {
  airings = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** They tell what an account watches. */
export function forgetAiringsAtLogout(): void {
  const store = getDefaultStore();
  store.sub(authAtom, () => {
    if (store.get(authAtom).status === 'signed-out') forgetAirings();
  });
}

function keyOf(mediaId: number, episode: number): string {
  return `${mediaId}/${episode}`;
}

function read(): Airings {
  airings ??= stored();
  return airings;
}

function stored(): Airings {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'number'));
  } catch {
    // Damaged or forbidden storage: nothing is known.
    return {};
  }
}
