import { offerUndo } from '@tsugi/ui/components';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a press can be taken back; milliseconds. */
export const UNDO_MS = 6_000;

export interface UndoSteps {
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
export function useUndoSteps(onUndo: () => void): UndoSteps {
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
