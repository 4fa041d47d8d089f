import { useLocation } from '@tsugi/router';
import { useEffect, useState } from 'react';

interface Draft<T> {
  readonly value: T;
  readonly step: number;
  /** The place from which it was sent. */
  readonly sentFrom: string;
}

/** What a navigation carries so that its arrival is recognised. */
export interface DraftState {
  readonly step: number;
}

let lastStep = 0;

/**
 * A navigation is asynchronous, controls change at once: until the URL has followed, the last choice counts.
 * A navigation from elsewhere (back, a link) ends the draft.
 * @param arrived the value of the present URL
 * @returns the present value, and a function for the next one: its result is put into the navigation's state
 */
export function useDraft<T>(arrived: T): readonly [value: T, begin: (value: T) => DraftState] {
  const { key, state } = useLocation();
  const [draft, setDraft] = useState<Draft<T>>();
  const step = stepOf(state);
  const isArrived = draft !== undefined && step === draft.step;
  const isOnItsWay =
    draft !== undefined &&
    !isArrived &&
    (key === draft.sentFrom || (step !== undefined && step < draft.step));

  useEffect(() => {
    if (draft && !isOnItsWay) setDraft(undefined);
  }, [draft, isOnItsWay]);

  const begin = (value: T) => {
    lastStep += 1;
    setDraft({ value, step: lastStep, sentFrom: key });
    return { step: lastStep };
  };
  return [isOnItsWay ? draft.value : arrived, begin];
}

/** The step that a navigation carries; undefined when it comes from elsewhere. */
export function stepOf(state: unknown): number | undefined {
  const isStep = typeof state === 'object' && state !== null && 'step' in state;
  return isStep && typeof state.step === 'number' ? state.step : undefined;
}
