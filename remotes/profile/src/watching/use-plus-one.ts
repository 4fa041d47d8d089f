import { useListEntry } from '@tsugi/data/mutations';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { CurrentEntry } from './current-lists.query.ts';
import { type EntryFacts, entryFacts, isComplete } from './entry-facts.ts';
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

/** State of the two buttons of an entry: `PlusButton` and `UndoButton`. */
export interface PlusOne {
  readonly facts: EntryFacts;
  /** Of the media. */
  readonly title: string;
  /** What is counted. */
  readonly noun: string;
  readonly disabled: boolean;
  /** A change has not been sent yet. */
  readonly isWaiting: boolean;
  readonly canUndo: boolean;
  readonly raise: () => void;
  readonly undo: () => void;
  /** Takes the focus when the undo button is removed. */
  readonly plus: RefObject<HTMLButtonElement | null>;
  /** The link of the entry: takes the focus when there is no plus either. */
  readonly link: RefObject<HTMLAnchorElement | null>;
}

/** Raises the progress of an entry by one, and takes it back. */
export function usePlusOne({ entry, isGone, onSay, onHold }: PlusOneOptions): PlusOne {
  const { mediaId, media, streaming: _sites, progress, ...members } = entry;
  const title = media.title.userPreferred;
  // An entry that left the list has been completed, as far as this page can see.
  const own = { ...members, progress, ...(isGone ? { status: 'COMPLETED' as const } : {}) };
  const { save, disabled, isWaiting } = useListEntry(mediaId, own, title);
  const steps = useUndoSteps(() => onSay(`${title}: taken back`));
  const plus = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
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
    disabled: disabled || isGone,
    isWaiting,
    canUndo: steps.isOffered,
    raise: () => {
      const next = { ...facts, progress: progress + 1 };
      steps.add(save({ progress: next.progress }));
      onSay(`${title}: ${isComplete(next) ? 'Completed' : counted(next.progress, noun)}`);
    },
    undo: steps.undo,
    plus,
    link,
  };
}
