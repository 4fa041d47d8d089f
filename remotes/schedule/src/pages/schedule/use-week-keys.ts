import { singleKeysAreOn } from '@tsugi/contract/device-settings';
import { useEffect, useEffectEvent } from 'react';

const STEPS: Readonly<Record<string, -1 | 0 | 1>> = { '[': -1, ']': 1, t: 0 };

/** `[` leads to the week before, `]` to the next one and `t` to the present one, unless single keys are switched off. */
export function useWeekKeys(go: (step: -1 | 0 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function stepOfKey(event: KeyboardEvent): -1 | 0 | 1 | undefined {
  const { key, target, defaultPrevented, metaKey, ctrlKey, altKey } = event;
  if (defaultPrevented || !singleKeysAreOn()) return undefined;
  // German and other keyboards have the brackets behind AltGr, which Windows reports as Ctrl and Alt.
  if (metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'))) return undefined;
  const isInField =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
  // A dialog has its own keys.
  const isInDialog = target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
  return isInField || isInDialog ? undefined : STEPS[key];
}
