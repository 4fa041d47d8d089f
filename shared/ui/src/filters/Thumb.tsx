import { useEffect, useEffectEvent, useRef } from 'react';
import type { NumberLimits } from './number-bounds.ts';
import classes from './Slider.module.css';

interface ThumbProps {
  readonly label: string;
  readonly limits: NumberLimits;
  readonly value: number;
  readonly valueText?: string | undefined;
  readonly disabled: boolean;
  /** Lies above the other thumb of the same track. */
  readonly isOnTop?: boolean;
  readonly onDrag: (value: number) => void;
  /** Called when it is let go, and for each key. */
  readonly onCommit: (value: number) => void;
}

/** One thumb of a slider: a range input. */
export function Thumb({ label, limits, value, valueText, disabled, isOnTop, onDrag, onCommit }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent(onCommit);
  // React's onChange is the browser's input event, which comes for each step of a drag; this one comes at its end.
  useEffect(() => {
    const element = input.current;
    const onEnd = () => element && commit(Number(element.value));
    element?.addEventListener('change', onEnd);
    return () => element?.removeEventListener('change', onEnd);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      className={classes.thumb}
      data-top={isOnTop ? '' : undefined}
      aria-label={label}
      aria-valuetext={valueText}
      min={limits.min}
      max={limits.max}
      step={1}
      value={value}
      disabled={disabled}
      onChange={(event) => onDrag(Number(event.target.value))}
    />
  );
}
