import { singleKeysAreOn } from '@tsugi/contract/device-settings';
import type { DOMAttributes, KeyboardEvent, PointerEvent } from 'react';

export interface RowPress {
  /** The row of the list's table. */
  readonly row: number;
  readonly isRange: boolean;
}

export type RowGestures = Pick<
  DOMAttributes<HTMLElement>,
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onClickCapture'
>;

/** As long as phones take it for a long press. */
const LONG_PRESS_MS = 500;
/** A finger that trembles, in pixels; one that goes further scrolls. */
const TREMBLE = 10;

/**
 * What selects the rows below an element without a control of their own: the key x (with Shift a range) on a row that has the focus, and
 * a long press by touch, after which neither the link below the finger nor its menu opens.
 */
export function createRowGestures(onPress: (press: RowPress) => void): RowGestures {
  let pending:
    | { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }
    | undefined;
  let isLongPress = false;
  const end = () => {
    clearTimeout(pending?.timer);
    pending = undefined;
  };
  return {
    onKeyDown: (event) => {
      const row = rowOf(event.target);
      if (row === undefined || !isSelectKey(event)) return;
      event.preventDefault();
      onPress({ row, isRange: event.shiftKey });
    },
    onPointerDown: (event) => {
      end();
      isLongPress = false;
      const row = rowOf(event.target);
      if (event.pointerType !== 'touch' || !event.isPrimary || row === undefined || isOfControl(event))
        return;
      const press = () => {
        end();
        isLongPress = true;
        onPress({ row, isRange: false });
      };
      pending = { timer: setTimeout(press, LONG_PRESS_MS), x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      if (pending && Math.hypot(event.clientX - pending.x, event.clientY - pending.y) > TREMBLE) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event) => {
      if (pending || isLongPress) event.preventDefault();
    },
    onClickCapture: (event) => {
      if (!isLongPress) return;
      isLongPress = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function rowOf(target: EventTarget): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
  const row = item?.dataset.item;
  return row ? Number(row) : undefined;
}

/** Buttons have presses of their own, also long ones. */
function isOfControl({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('button, input:not([type="checkbox"])') !== null;
}

function isSelectKey({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'x' || ctrlKey || altKey || metaKey || !singleKeysAreOn()) return false;
  return !(target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select'));
}
