import { useListEntry } from '@tsugi/data/controls';
import { completesAt } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { offerUndo } from '@tsugi/ui/components';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CountedEntry, ProgressChange } from '../completion/say-progress.ts';
import type { CurrentEntry } from './current-lists.query.ts';
import { type EntryFacts, entryFacts } from './entry-facts.ts';

export interface PlusOneOptions {
  readonly entry: CurrentEntry;
  /** It is no longer in the viewer's list. */
  readonly isGone: boolean;
  /** What has just been changed, for those who do not see it. */
  readonly onSay: (text: string) => void;
  /** While a change can be taken back, the entry stays where it is, also when it is completed. */
  readonly onHold: (mediaId: number, isHeld: boolean) => void;
}

/** State of the progress of an entry: its fields, `PlusButton` and `UndoButton`. */
export interface PlusOne {
  readonly facts: EntryFacts;
  /** Of the media. */
  readonly title: string;
  readonly disabled: boolean;
  /** A change has not been sent yet. */
  readonly isWaiting: boolean;
  readonly canUndo: boolean;
  readonly raise: () => void;
  /** To what was typed, or one less. */
  readonly change: (change: ProgressChange) => void;
  readonly undo: () => void;
  /** Takes the focus when the undo button is removed. */
  readonly plus: RefObject<HTMLButtonElement | null>;
  /** The link of the entry: takes the focus when there is no plus either. */
  readonly link: RefObject<HTMLAnchorElement | null>;
}

/** Changes the progress of an entry, most of all by one more, and takes it back. */
export function usePlusOne({ entry, isGone, onSay, onHold }: PlusOneOptions): PlusOne {
  const { mediaId, media, streaming: _sites, progress, ...members } = entry;
  const title = media.title.userPreferred;
  // An entry that left the list has been completed, as far as this page can see.
  const own = { ...members, progress, ...(isGone ? { status: 'COMPLETED' as const } : {}) };
  const { save, disabled, isWaiting } = useListEntry(mediaId, own, title);
  const steps = useUndoSteps(() => onSay(t`${title}: taken back`));
  const plus = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const facts = entryFacts(entry, Date.now());

  const hold = useEffectEvent((isHeld: boolean) => onHold(mediaId, isHeld));
  useEffect(() => {
    if (!steps.isOffered) return;
    hold(true);
    return () => hold(false);
  }, [steps.isOffered]);

  const change = (changes: ProgressChange) => {
    const { total, volumes, type } = facts;
    const { progress: next, progressVolumes } = changes;
    const before = { mediaId, title, type, entry: own, total, volumes };
    const isCompleted = next !== undefined && completesAt(next, own, total);
    const undo = save(changes);
    const told = isCompleted ? tellCompleted(before, changes) : undefined;
    // Without the message the card says it.
    told?.catch(() => onSay(t`${title}: Completed`));
    steps.add(() => {
      told?.then((close) => close()).catch(() => undefined);
      undo();
    });
    // The message says what is completed.
    if (isCompleted) onSay('');
    else if (next !== undefined)
      onSay(type === 'ANIME' ? episodesText(title, next) : chaptersText(title, next));
    else if (progressVolumes !== undefined) onSay(volumesText(title, progressVolumes));
  };

  return {
    facts,
    title,
    disabled: disabled || isGone,
    isWaiting,
    canUndo: steps.isOffered,
    raise: () => change({ progress: progress + 1 }),
    change,
    undo: steps.undo,
    plus,
    link,
  };
}

function episodesText(title: string, count: number): string {
  return plural(count, { one: `${title}: ${count} episode`, other: `${title}: ${count} episodes` });
}

function chaptersText(title: string, count: number): string {
  return plural(count, { one: `${title}: ${count} chapter`, other: `${title}: ${count} chapters` });
}

function volumesText(title: string, count: number): string {
  return plural(count, { one: `${title}: ${count} volume`, other: `${title}: ${count} volumes` });
}

/** In the file of the score's field, which is wanted then. @returns closes the message */
async function tellCompleted(counted: CountedEntry, change: ProgressChange): Promise<() => void> {
  const module = await import(/* webpackChunkName: "list-editor" */ '../completion/tell-completed.ts');
  return module.tellCompleted(counted, change);
}

/** How long a press can be taken back; milliseconds. */
const UNDO_MS = 6_000;

interface UndoSteps {
  /** A change can be taken back. */
  readonly isOffered: boolean;
  readonly add: (undo: () => void) => void;
  /** Takes the last change back. Those before it are offered for another 6 s. */
  readonly undo: () => void;
}

/**
 * What takes the latest changes back, for 6 s after each.
 * @param onUndo called before one is taken back, by the button or by Ctrl+Z
 */
function useUndoSteps(onUndo: () => void): UndoSteps {
  const [steps, setSteps] = useState<readonly (() => void)[]>([]);
  useEffect(() => {
    if (steps.length === 0) return;
    const timer = setTimeout(() => setSteps([]), UNDO_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  const undo = () => {
    onUndo();
    steps.at(-1)?.();
    setSteps(steps.slice(0, -1));
  };
  const undoByKey = useEffectEvent(undo);
  useEffect(() => {
    if (steps.length > 0) return offerUndo(undoByKey);
  }, [steps]);
  return {
    isOffered: steps.length > 0,
    add: (step) => setSteps((before) => [...before, step]),
    undo,
  };
}
