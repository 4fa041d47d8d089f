import { plural, select, t } from '@tsugi/i18n/macro';
import { listStatusLabel, mediaFormatLabel, mediaStatusLabel, useNow } from '@tsugi/ui/components';
import { airingState, episodesBehind } from './airing-state.ts';
import { announcedFacts, type EntryFacts, entryFacts, isComplete } from './entry-facts.ts';
import type { ProgressEntry } from './latest-airing.ts';
import { agoRange, countdownIntervalMs, dayUntil } from './time-until.ts';

/** The muted line of a card. */
export interface ProgressLine {
  /** Episodes that are out and not seen; 0 shows no marker. */
  readonly behind: number;
  readonly text: string;
  readonly isCompleted: boolean;
  /** When the text's episode airs; milliseconds since 1970. */
  readonly atMs: number | undefined;
  /** When the text is another one; milliseconds since 1970. */
  readonly changesAtMs: number | undefined;
}

/** `short` where there is little room: "2 behind", "Ep 9 on Tuesday". */
export type ProgressWords = 'whole' | 'short';

const STILL = { behind: 0, isCompleted: false, atMs: undefined, changesAtMs: undefined };

export function progressLine(facts: EntryFacts, nowMs: number, words: ProgressWords = 'whole'): ProgressLine {
  if (isComplete(facts)) return { ...STILL, text: t`Completed`, isCompleted: true };
  if (facts.nextAiring) return airingLine({ ...facts, nextAiring: facts.nextAiring }, nowMs, words);
  const text = facts.type === 'ANIME' ? animeText(facts) : mangaText(facts);
  const { latest } = facts;
  if (latest) {
    return {
      ...STILL,
      behind: episodesBehind(facts.progress, latest.episode + 1),
      text: latest.episode === facts.total ? t`The finale is out` : text,
    };
  }
  return {
    ...STILL,
    text: facts.isRepeating ? `${listStatusLabel('REPEATING', facts.type)} · ${text}` : text,
  };
}

/**
 * "Episode 6 in 2 h 14 min". When that time passes, the shown number rises by one and the label 'aired in' appears:
 * "Episode 7 next, 6 aired in the last minute", until the tracker has said when: "Episode 7 on Friday", "Episode 7 in 9 days".
 */
function airingLine(
  facts: EntryFacts & { readonly nextAiring: NonNullable<EntryFacts['nextAiring']> },
  nowMs: number,
  words: ProgressWords,
): ProgressLine {
  const { nextAiring, progress, total } = facts;
  const { episode, announcedAtMs, hasPassed } = airingState(nextAiring, nowMs);
  const line = { behind: episodesBehind(progress, episode), isCompleted: false };
  const named = episode === total ? 'finale' : words;
  if (!hasPassed) {
    const when = dayUntil(announcedAtMs, nowMs);
    const text = select(named, {
      finale: `Finale ${when}`,
      short: `Ep ${episode} ${when}`,
      other: `Episode ${episode} ${when}`,
    });
    return { ...line, text, atMs: announcedAtMs, changesAtMs: announcedAtMs };
  }
  const unknown = { ...line, atMs: undefined, changesAtMs: undefined };
  if (total !== null && episode > total) return { ...unknown, text: t`Finale aired in the meantime` };
  const range = agoRange(announcedAtMs, nowMs);
  if (!range) {
    const text = select(named, {
      finale: 'Finale may have aired in the meantime',
      short: `Ep ${episode} may have aired in the meantime`,
      other: `Episode ${episode} may have aired in the meantime`,
    });
    return { ...unknown, text };
  }
  const text = words === 'short' ? nextText(named, episode) : nextAndAiredText(named, episode, range.name);
  return { ...unknown, text, changesAtMs: range.endsAtMs };
}

function nextText(named: 'finale' | ProgressWords, episode: number): string {
  return select(named, {
    finale: 'Finale next',
    short: `Ep ${episode} next`,
    other: `Episode ${episode} next`,
  });
}

function nextAndAiredText(named: 'finale' | ProgressWords, episode: number, range: string): string {
  const aired = episode - 1;
  return named === 'finale'
    ? select(range, {
        minute: `Finale next, ${aired} aired in the last minute`,
        hour: `Finale next, ${aired} aired in the last hour`,
        day: `Finale next, ${aired} aired in the last day`,
        other: `Finale next, ${aired} aired in the last week`,
      })
    : select(range, {
        minute: `Episode ${episode} next, ${aired} aired in the last minute`,
        hour: `Episode ${episode} next, ${aired} aired in the last hour`,
        day: `Episode ${episode} next, ${aired} aired in the last day`,
        other: `Episode ${episode} next, ${aired} aired in the last week`,
      });
}

/** "2 episodes behind", or "2 behind". */
export function behindText(behind: number, words: ProgressWords = 'whole'): string {
  if (words === 'short') return t`${behind} behind`;
  return plural(behind, { one: `${behind} episode behind`, other: `${behind} episodes behind` });
}

function animeText({ total, progress, format, mediaStatus }: EntryFacts): string {
  if (total === 1) return mediaFormatLabel(format);
  if (total === null || mediaStatus !== 'FINISHED') return mediaStatusLabel(mediaStatus);
  const left = total - progress;
  return plural(left, { one: `${left} episode left`, other: `${left} episodes left` });
}

function mangaText(facts: EntryFacts): string {
  const { total, progress, progressVolumes, volumes, mediaStatus } = facts;
  if (progressVolumes > 0 || (volumes !== null && volumes > 1)) return volumesText(facts);
  if (total === null || mediaStatus !== 'FINISHED') return mediaStatusLabel(mediaStatus);
  const left = total - progress;
  return plural(left, { one: `${left} chapter left`, other: `${left} chapters left` });
}

/** "Volume 2 of 5"; with none read, how many there are: "5 volumes". */
export function volumesText({
  progressVolumes,
  volumes,
}: Pick<EntryFacts, 'progressVolumes' | 'volumes'>): string {
  if (progressVolumes === 0 && volumes !== null && volumes > 1)
    return plural(volumes, { one: `${volumes} volume`, other: `${volumes} volumes` });
  return volumes === null ? t`Volume ${progressVolumes}` : t`Volume ${progressVolumes} of ${volumes}`;
}

/** The line of an entry, as it changes with time while it is shown. */
export function useProgressLine(entry: ProgressEntry): ProgressLine {
  return useLine((nowMs) => entryFacts(entry, nowMs), 'whole');
}

/** The same of what the tracker has announced, for entries of anyone. */
export function useAiringLine(entry: ProgressEntry, words: ProgressWords): ProgressLine {
  return useLine(() => announcedFacts(entry), words);
}

function useLine(factsAt: (nowMs: number) => EntryFacts, words: ProgressWords): ProgressLine {
  const now = Date.now();
  const { changesAtMs } = progressLine(factsAt(now), now);
  const shownAtMs = useNow(countdownIntervalMs(changesAtMs, now));
  return progressLine(factsAt(shownAtMs), shownAtMs, words);
}
