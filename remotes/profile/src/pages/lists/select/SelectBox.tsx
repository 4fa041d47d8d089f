import { t } from '@tsugi/i18n/macro';
import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import classes from './SelectBox.module.css';
import type { SelectBoxProps } from './select-parts.ts';
import type { Selection } from './selection.ts';

interface BoxProps extends SelectBoxProps {
  readonly selection: Selection;
  /** Whether this row is to have the focus now. */
  readonly takesFocus: (row: number) => boolean;
}

/** The checkbox of an entry: its target is the whole of the nearest positioned element. */
export function SelectBox({ selection, takesFocus, row, mediaId, title }: BoxProps) {
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.has(mediaId));
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const item = element?.closest('[data-item]');
    return () => {
      // The selection ends: the focus stays at the row.
      if (document.activeElement === element) item?.querySelector('a')?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (takesFocus(row)) box.current?.focus({ preventScroll: true });
  }, [takesFocus, row]);
  return (
    <span className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        className={classes.target}
        aria-label={t`Select ${title}`}
        checked={isOn}
        onChange={({ nativeEvent }) => {
          // A click, also by a key.
          if ('shiftKey' in nativeEvent && nativeEvent.shiftKey) void selection.press(row, true);
          else selection.toggle(row, mediaId);
        }}
      />
      <span className={`centred ${classes.mark}`} aria-hidden="true">
        <Check size={16} strokeWidth={3} />
      </span>
    </span>
  );
}
