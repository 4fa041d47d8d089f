import type { AiringItem } from '../../model/airing.ts';
import type { Day } from '../../model/calendar-day.ts';
import { availableAtMs, type TimeSettings } from '../../model/time-settings.ts';
import { titleTest } from '../../model/title-words.ts';
import type { Airings, Gap } from '../../model/use-all-airings.ts';
import { spanOfDay } from '../../model/zone.ts';
import type { ScheduleParams } from './params.ts';

/** Episodes of one title on one day: one most of the time, several where they are released together. */
export interface ShownAiring {
  /** Of the first episode. */
  readonly id: number;
  /** When the first one is there for the user, with the delay; milliseconds since 1970. */
  readonly atMs: number;
  /** In the order of their times. */
  readonly episodes: readonly AiringItem[];
  readonly media: AiringItem['media'];
  readonly entry: AiringItem['entry'];
}

export interface ShownDay {
  readonly day: Day;
  readonly airings: readonly ShownAiring[];
  /** A part of the day that is not known yet, first of all one that failed. */
  readonly gap: Gap | undefined;
}

/** What is shown of the airings. */
export type AiringFilter = Pick<ScheduleParams, 'q' | 'format' | 'country' | 'hideSeen'> & {
  readonly showsAdult: boolean;
};

/** The days of a week in a zone with what passes of their airings. */
export function weekView(
  days: readonly Day[],
  { items, gaps }: Pick<Airings, 'items' | 'gaps'>,
  settings: Pick<TimeSettings, 'zone' | 'delayMinutes'>,
  filter: AiringFilter,
): readonly ShownDay[] {
  const hasWords = titleTest(filter.q);
  const passing = items
    .filter((item) => hasWords(item.media.title) && passes(item, filter))
    .map((item) => ({ item, atMs: availableAtMs(item.airingAt, settings) }))
    .toSorted((one, other) => one.atMs - other.atMs || one.item.episode - other.item.episode);
  const delayMs = settings.delayMinutes * 60_000;
  return days.map((day) => {
    const { fromMs, toMs } = spanOfDay(day, settings.zone);
    const isOfDay = ({ atMs }: { readonly atMs: number }) => atMs >= fromMs && atMs < toMs;
    const open = gaps.filter((gap) => gap.fromMs + delayMs < toMs && gap.toMs + delayMs > fromMs);
    return {
      day,
      airings: folded(passing.filter(isOfDay)),
      gap: open.find(({ error }) => error) ?? open[0],
    };
  });
}

/** A viewer is not behind with what was seen before, or is planned. */
const NEVER_BEHIND: ReadonlySet<string | null> = new Set(['PLANNING', 'COMPLETED', 'REPEATING']);

/** How many episodes are out that the viewer has not seen, up to the last one of these; 0 when the title is not in the list. */
export function behindBy({ entry, episodes }: ShownAiring, nowMs: number, delayMinutes: number): number {
  if (!entry || NEVER_BEHIND.has(entry.status)) return 0;
  const out = episodes.findLast(({ airingAt }) => availableAtMs(airingAt, { delayMinutes }) <= nowMs);
  const first = episodes[0];
  const aired = out?.episode ?? (first ? first.episode - 1 : 0);
  return Math.max(0, aired - entry.progress);
}

function folded(
  airings: readonly { readonly item: AiringItem; readonly atMs: number }[],
): readonly ShownAiring[] {
  const byMedia = new Map<number, ShownAiring>();
  for (const { item, atMs } of airings) {
    const { media, entry } = item;
    const known = byMedia.get(media.id);
    byMedia.set(
      media.id,
      known
        ? { ...known, episodes: [...known.episodes, item] }
        : { id: item.id, atMs, episodes: [item], media, entry },
    );
  }
  return [...byMedia.values()];
}

function passes(
  { media, entry, episode }: AiringItem,
  { format, country, hideSeen, showsAdult }: AiringFilter,
): boolean {
  if (media.isAdult && !showsAdult) return false;
  // An unknown one is none of those that were chosen.
  if (format.length > 0 && !format.some((one) => one === media.format)) return false;
  if (country.length > 0 && !country.some((one) => one === media.countryOfOrigin)) return false;
  return !(hideSeen && entry && entry.progress >= episode);
}
