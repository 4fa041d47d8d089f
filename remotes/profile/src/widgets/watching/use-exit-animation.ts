import { useEffect, useState } from 'react';
import type { CurrentEntry } from './current-lists.query.ts';

/** How long a card fades; the styles use the same time. */
const FADE_MS = 200;

export interface ExitAnimation {
  /** No longer in the list, and still shown. */
  readonly gone: readonly CurrentEntry[];
  /** Those of them that fade out now. */
  readonly leaving: readonly CurrentEntry[];
  /** An entry is held. */
  readonly isHeld: boolean;
  /** A held entry stays; let go, it fades out. */
  readonly onHold: (mediaId: number, isHeld: boolean) => void;
}

/** Entries that are no longer in the list: for as long as they are held, and as they take to fade out. */
export function useExitAnimation(entries: readonly CurrentEntry[]): ExitAnimation {
  const [known, setKnown] = useState(entries);
  const [gone, setGone] = useState<readonly CurrentEntry[]>([]);
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  if (known !== entries) {
    const present = new Set(entries.map(({ mediaId }) => mediaId));
    const isAway = ({ mediaId }: CurrentEntry) => !present.has(mediaId);
    const next = [...gone.filter(isAway), ...known.filter(isAway)];
    setKnown(entries);
    if (next.length > 0 || gone.length > 0) setGone(next);
  }
  const leaving = gone.filter(({ mediaId }) => !held.has(mediaId));
  const leavingIds = leaving.map(({ mediaId }) => mediaId).join();

  useEffect(() => {
    if (leavingIds === '') return;
    const ids = new Set(leavingIds.split(',').map(Number));
    const timer = setTimeout(
      () => setGone((before) => before.filter(({ mediaId }) => !ids.has(mediaId))),
      FADE_MS,
    );
    return () => clearTimeout(timer);
  }, [leavingIds]);

  return {
    gone,
    leaving,
    isHeld: held.size > 0,
    onHold: (mediaId, isHeld) =>
      setHeld((before) => {
        const next = new Set(before);
        if (isHeld) next.add(mediaId);
        else next.delete(mediaId);
        return next;
      }),
  };
}
