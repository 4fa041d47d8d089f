import { t } from '@tsugi/i18n/macro';
import { useState } from 'react';
import type { NumberBounds, NumberLimits } from './number-bounds.ts';
import classes from './Slider.module.css';
import { Thumb } from './Thumb.tsx';

interface RangeSliderProps {
  readonly legend: string;
  readonly limits: NumberLimits;
  readonly value: NumberBounds;
  /** Called when a thumb is let go, and for each key. */
  readonly onChange: (value: NumberBounds) => void;
  readonly disabled: boolean;
}

/** Two thumbs on one track; none passes the other. */
export function RangeSlider({ legend, limits, value, onChange, disabled }: RangeSliderProps) {
  const { min, max } = limits;
  const [drag, setDrag] = useState<NumberBounds>();
  const from = drag?.from ?? value.from ?? min;
  const to = drag?.to ?? value.to ?? max;
  const share = (number: number) => (number - min) / (max - min);
  const style = { '--from': share(from), '--to': share(to) };
  const commit = (bounds: NumberBounds) => {
    setDrag(undefined);
    onChange(bounds);
  };
  return (
    <div
      className={classes.slider}
      style={style}
      data-pair=""
      data-disabled={disabled ? '' : undefined}
      data-open={from === min && to === max ? '' : undefined}
    >
      <Thumb
        label={t`${legend}: lower end`}
        limits={limits}
        value={from}
        disabled={disabled}
        // With both at the upper end, only this one can move.
        isOnTop={from > (min + max) / 2}
        onDrag={(number) => setDrag({ from: Math.min(number, to), to })}
        onCommit={(number) => commit({ from: Math.min(number, to), to })}
      />
      <Thumb
        label={t`${legend}: upper end`}
        limits={limits}
        value={to}
        disabled={disabled}
        onDrag={(number) => setDrag({ from, to: Math.max(number, from) })}
        onCommit={(number) => commit({ from, to: Math.max(number, from) })}
      />
    </div>
  );
}
