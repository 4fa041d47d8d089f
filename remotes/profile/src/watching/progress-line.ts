import { listStatusLabel, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import { airingState, episodesBehind } from './airing-state.ts';
import { type EntryFacts, isComplete } from './entry-facts.ts';
import { dayUntil, timeUntil } from './time-until.ts';

/** The muted line of a card. */
export interface ProgressLine {
  /** Episodes that are out and not seen; 0 shows no marker. */
  readonly behind: number;
  readonly text: string;
  readonly isCompleted: boolean;
  /** When the text's episode airs; milliseconds since 1970. */
  readonly atMs: number | undefined;
}

const STILL = { behind: 0, isCompleted: false, atMs: undefined };

export function progressLine(facts: EntryFacts, nowMs: number): ProgressLine {
  if (isComplete(facts)) return { ...STILL, text: 'Completed', isCompleted: true };
  if (facts.nextAiring) return airingLine({ ...facts, nextAiring: facts.nextAiring }, nowMs);
  const text = facts.type === 'ANIME' ? animeText(facts) : mangaText(facts);
  return {
    ...STILL,
    text: facts.isRepeating ? `${listStatusLabel('REPEATING', facts.type)} · ${text}` : text,
  };
}

/**
 * "Episode 6 in 2 h 14 min". When that time passes, the shown number rises by one and the label 'aired in' stands
 * before the countdown: "Episode 7 to be aired in 7 days", since what is out then is shown by the marker beside it, and
 * the one after it is only expected.
 */
function airingLine(
  facts: EntryFacts & { readonly nextAiring: NonNullable<EntryFacts['nextAiring']> },
  nowMs: number,
): ProgressLine {
  const { nextAiring, progress, total } = facts;
  const { episode, atMs, hasPassed } = airingState(nextAiring, nowMs);
  const line = { behind: episodesBehind(progress, episode), isCompleted: false, atMs };
  const name = episode === total ? 'Finale' : `Episode ${episode}`;
  if (!hasPassed) {
    return { ...line, text: `${name} ${dayUntil(atMs, nowMs)}` };
  }
  if (total !== null && episode > total) {
    return { ...line, text: 'Finale aired in the meantime', atMs: undefined };
  }
  if (nowMs < atMs) return { ...line, text: `${name} to be aired ${timeUntil(atMs, nowMs)}` };
  return { ...line, text: `${name} may have aired in the meantime` };
}

function animeText({ total, progress, format, mediaStatus }: EntryFacts): string {
  if (total === 1) return mediaFormatLabel(format);
  if (total === null || mediaStatus !== 'FINISHED') return mediaStatusLabel(mediaStatus);
  return `${counted(total - progress, 'episode')} left`;
}

function mangaText({ total, progress, progressVolumes, volumes, mediaStatus }: EntryFacts): string {
  if (progressVolumes > 0) {
    return volumes === null ? `Volume ${progressVolumes}` : `Volume ${progressVolumes} of ${volumes}`;
  }
  if (volumes !== null && volumes > 1) return `${volumes} volumes`;
  if (total === null || mediaStatus !== 'FINISHED') return mediaStatusLabel(mediaStatus);
  return `${counted(total - progress, 'chapter')} left`;
}

/** "1 episode", "3 episodes". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
