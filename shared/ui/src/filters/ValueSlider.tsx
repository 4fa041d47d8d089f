import { useId, useState } from 'react';
import classes from './Slider.module.css';
import { Thumb } from './Thumb.tsx';

export interface ValueSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Undefined is the lower end: nothing is set. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** The value as text: `above 60%`. Shown beside the label. */
  readonly format: (value: number | undefined) => string;
  readonly disabledReason?: string | undefined;
}

/** A number from a limited range by one thumb; its lower end sets nothing. */
export function ValueSlider(props: ValueSliderProps) {
  const { label, min, max, value, onChange, format, disabledReason } = props;
  const [drag, setDrag] = useState<number>();
  const id = useId();
  const present = drag ?? value ?? min;
  const open = (number: number) => (number === min ? undefined : number);
  const style = { '--from': 0, '--to': (present - min) / (max - min) };
  return (
    <div className={classes.field}>
      <div className={`spread gap-3 ${classes.head}`} aria-hidden="true">
        <span>{label}</span>
        <output>{format(open(present))}</output>
      </div>
      <div
        className={classes.slider}
        style={style}
        data-disabled={disabledReason === undefined ? undefined : ''}
        title={disabledReason}
      >
        <Thumb
          label={label}
          limits={{ min, max }}
          value={present}
          valueText={format(open(present))}
          disabled={disabledReason !== undefined}
          onDrag={setDrag}
          onCommit={(number) => {
            setDrag(undefined);
            onChange(open(number));
          }}
        />
      </div>
      {disabledReason !== undefined && (
        <p id={id} className="fine">
          {disabledReason}
        </p>
      )}
    </div>
  );
}
