import { useNow } from '@tsugi/ui/components';
import { entryFacts } from './entry-facts.ts';
import type { ProgressEntry } from './progress-entry.ts';
import { type ProgressLine, type ProgressWords, progressLine } from './progress-line.ts';
import { countdownIntervalMs } from './time-until.ts';

/** The line of an entry, as it changes with time while it is shown. */
export function useProgressLine(entry: ProgressEntry, words: ProgressWords = 'whole'): ProgressLine {
  const now = Date.now();
  const { changesAtMs } = progressLine(entryFacts(entry, now), now);
  const shownAtMs = useNow(countdownIntervalMs(changesAtMs, now));
  return progressLine(entryFacts(entry, shownAtMs), shownAtMs, words);
}
