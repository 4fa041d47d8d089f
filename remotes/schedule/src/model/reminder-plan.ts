import type { Reminder } from '@tsugi/contract/reminders';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { type AiringMedia, isWatched } from './airing.ts';
import type { ListedAnime } from './airing-list.query.ts';
import { availableAtMs } from './time-settings.ts';

/** An episode that a reminder may be about. */
export interface PlannedAiring {
  /** Unix seconds, without the user's delay. */
  readonly airingAt: number;
  readonly episode: number;
  readonly media: Pick<AiringMedia, 'id' | 'episodes'> & {
    readonly title: Pick<AiringMedia['title'], 'userPreferred'>;
    readonly coverImage: Pick<AiringMedia['coverImage'], 'large'>;
  };
}

/** A reminder is worth something for so long. */
const WORTH_MS = 24 * 3_600_000;

/** The reminders of these episodes: one for each title and time, also where several episodes come at once. What is out has none. */
export function planReminders(
  airings: readonly PlannedAiring[],
  {
    nowMs,
    delayMinutes,
    lang,
  }: { readonly nowMs: number; readonly delayMinutes: number; readonly lang: string },
): readonly Reminder[] {
  const together = new Map<string, PlannedAiring[]>();
  for (const airing of airings) {
    const key = `${airing.media.id}/${airing.airingAt}`;
    together.set(key, [...(together.get(key) ?? []), airing]);
  }
  return [...together.values()].flatMap((episodes) => {
    const sorted = episodes.toSorted((one, other) => one.episode - other.episode);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (!first || !last) return [];
    const { media } = first;
    const atMs = availableAtMs(first.airingAt, { delayMinutes });
    if (atMs <= nowMs) return [];
    return {
      // Without its time: an episode that is moved is told once.
      id: `${media.id}/${last.episode}`,
      atMs,
      expiresAtMs: atMs + WORTH_MS,
      title: media.title.userPreferred,
      body: bodyOf(first.episode, last.episode, media.episodes),
      lang,
      path: mediaPath({ id: media.id, type: 'ANIME', title: media.title }),
      icon: media.coverImage.large ?? undefined,
    };
  });
}

function bodyOf(first: number, last: number, total: number | null): string {
  if (last > first) return t`Episodes ${first} to ${last} are out`;
  if (last === total) return total === 1 ? t`Out now` : t`Episode ${{ episode: last }} is out, the finale`;
  return total ? t`Episode ${{ episode: last }} of ${total} is out` : t`Episode ${{ episode: last }} is out`;
}

/** How many episodes of the series that air now are out for the user and unseen. */
export function unseenEpisodes(anime: readonly ListedAnime[], nowMs: number, delayMinutes: number): number {
  return anime.reduce((sum, { entry, media, next }) => {
    // What comes next tells what is out; of a series without it nothing is known.
    if (!isWatched(entry) || media.status !== 'RELEASING' || !next) return sum;
    const isNextOut = availableAtMs(next.airingAt, { delayMinutes }) <= nowMs;
    const out = isNextOut ? next.episode : next.episode - 1;
    return sum + Math.max(0, out - entry.progress);
  }, 0);
}
