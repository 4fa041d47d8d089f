import { useId } from 'react';
import classes from './Filters.module.css';

interface NumberBoxProps {
  readonly label: string;
  /** The accessible name: the label with what it is the bound of. */
  readonly name: string;
  readonly text: string;
  /** Shown while nothing is set: the bound. */
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** More than any limit has: a number that is too long must not count as its first digits. */
const MAX_DIGITS = 9;

/** A text box for digits. Other keys that would write something, like e, do nothing. */
export function NumberBox({ label, name, text, placeholder, disabled, onType, onLeave }: NumberBoxProps) {
  const id = useId();
  return (
    <div className={`row gap-2 ${classes.number}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-label={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_DIGITS}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        onKeyDown={(event) => {
          const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
          if (writes && !/\d/.test(event.key)) event.preventDefault();
        }}
        onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
        onBlur={onLeave}
      />
    </div>
  );
}
