import { useListEntry } from '@tsugi/data/mutations';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { useEffect, useEffectEvent } from 'react';
import { entryFacts, isComplete } from './entry-facts.ts';
import { counted } from './progress-line.ts';
import { useUndoSteps } from './use-undo-steps.ts';

export interface PlusOneOptions {
  readonly entry: CurrentEntry;
  /** It is no longer in the viewer's list. */
  readonly isGone: boolean;
  /** What has just been changed, for those who do not see it. */
  readonly onSay: (text: string) => void;
  /** While a change can be taken back, the entry stays where it is, also when it is completed. */
  readonly onHold: (mediaId: number, isHeld: boolean) => void;
}

/** Raises the progress of an entry by one, and takes it back. */
export function usePlusOne({ entry, isGone, onSay, onHold }: PlusOneOptions) {
  const { mediaId, media, progress, ...members } = entry;
  const title = media.title.userPreferred;
  // An entry that left the list has been completed, as far as this page can see.
  const own = { ...members, progress, ...(isGone ? { status: 'COMPLETED' as const } : {}) };
  const { save, disabled, isWaiting } = useListEntry(mediaId, own, title);
  const steps = useUndoSteps();
  const facts = entryFacts(entry, Date.now());
  const noun = facts.type === 'ANIME' ? 'episode' : 'chapter';

  const hold = useEffectEvent((isHeld: boolean) => onHold(mediaId, isHeld));
  useEffect(() => {
    if (!steps.isOffered) return;
    hold(true);
    return () => hold(false);
  }, [steps.isOffered]);

  return {
    facts,
    title,
    noun,
    disabled,
    isWaiting,
    canUndo: steps.isOffered,
    /** @returns whether that was the last one */
    raise: () => {
      const next = { ...facts, progress: progress + 1 };
      steps.add(save({ progress: next.progress }));
      const isLast = isComplete(next);
      onSay(isLast ? `${title}: Completed` : `${title}: ${counted(next.progress, noun)}`);
      return isLast;
    },
    undo: () => {
      steps.undo();
      onSay(`${title}: taken back`);
    },
  };
}
