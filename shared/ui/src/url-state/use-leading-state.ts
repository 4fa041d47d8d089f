import { useLocation, useNavigationType } from '@tsugi/router';
import { useEffect, useState } from 'react';

interface Led<T> {
  readonly value: T;
  readonly step: number;
  /** The place from which it was sent. */
  readonly sentFrom: string;
}

/** What a navigation carries so that its arrival is recognised. */
export interface StepState {
  readonly step: number;
}

/** Never that of an earlier document, whose entries the history may still hold. */
let lastStep = Date.now();

/**
 * A navigation is asynchronous, controls change at once: until the URL has followed, the last choice leads.
 * A navigation from elsewhere (back, a link) ends its lead.
 * @param arrived the value of the present URL
 * @returns the present value, and a function for the next one: its result is put into the navigation's state
 */
export function useLeadingState<T>(arrived: T): readonly [value: T, begin: (value: T) => StepState] {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [led, setLed] = useState<Led<T>>();
  const step = stepOf(state);
  const isArrived = led !== undefined && step === led.step;
  // An earlier choice that arrives comes before this one; an entry that the user goes back to comes in its place.
  const isEarlier = step !== undefined && type !== 'POP';
  const isOnItsWay =
    led !== undefined && !isArrived && (key === led.sentFrom || (isEarlier && step < led.step));

  useEffect(() => {
    if (led && !isOnItsWay) setLed(undefined);
  }, [led, isOnItsWay]);

  const begin = (value: T) => {
    lastStep += 1;
    setLed({ value, step: lastStep, sentFrom: key });
    return { step: lastStep };
  };
  return [isOnItsWay ? led.value : arrived, begin];
}

/** The step that a navigation carries; undefined when it comes from elsewhere. */
export function stepOf(state: unknown): number | undefined {
  const isStep = typeof state === 'object' && state !== null && 'step' in state;
  return isStep && typeof state.step === 'number' ? state.step : undefined;
}
