import { useId, useState } from 'react';
import classes from './Panel.module.css';

interface NumberInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  /** Shown while nothing is set: the bound. */
  readonly placeholder: string;
  /** Called with a number inside the bounds, or undefined for an emptied box. */
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number. What is not one is not passed on, and leaving the box brings back what is set. */
export function NumberInput({ label, value, min, max, placeholder, onChange }: NumberInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className={classes.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? value?.toString() ?? ''}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, String(max).length);
          setTyped(digits);
          const number = Number(digits);
          if (digits === '') onChange(undefined);
          else if (number >= min && number <= max) onChange(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
