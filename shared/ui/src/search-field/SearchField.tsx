import { t } from '@tsugi/i18n/macro';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type Ref, type RefCallback, type RefObject, useRef } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './SearchField.module.css';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size' | 'type'> {
  /** The accessible name; not shown. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called after the text has been emptied by the clear button or by Escape. */
  readonly onClear?: (() => void) | undefined;
  readonly size?: 'md' | 'lg';
  /** The key that leads here, shown while the field is empty: `/`. */
  readonly shortcut?: string | undefined;
}

/** A text box for searching: 40 px high, `lg` 48. Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
  onClear,
  size = 'md',
  shortcut,
  className,
  ref,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    onClear?.();
    input.current?.focus();
  };
  return (
    <div className={classNames(classes.field, className)} data-size={size}>
      <Search className={classes.icon} size={18} aria-hidden="true" />
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...props}
        ref={shareRef(input, ref)}
        type="search"
        aria-label={label}
        className={classes.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented || value === '') return;
          event.preventDefault();
          clear();
        }}
      />
      <span className={`row ${classes.end}`}>
        {value !== '' && (
          <button type="button" className={classes.clear} aria-label={t`Clear ${label}`} onClick={clear}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
        {value === '' && shortcut && <kbd title={t`Press ${shortcut} to search`}>{shortcut}</kbd>}
      </span>
    </div>
  );
}

/** One element for two refs: the component's own and its user's. */
function shareRef<T>(
  own: RefObject<T | null>,
  outer: Ref<T> | undefined,
): RefCallback<T> | RefObject<T | null> {
  if (!outer) return own;
  return (element) => {
    own.current = element;
    if (typeof outer !== 'function') {
      outer.current = element;
      return;
    }
    const cleanUp = outer(element);
    return () => {
      own.current = null;
      if (typeof cleanUp === 'function') cleanUp();
      else outer(null);
    };
  };
}
