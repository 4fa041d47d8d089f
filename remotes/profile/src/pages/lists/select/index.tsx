// Selecting entries of an own list: loaded when the list is complete and the page at rest, or when it is used.
import { SelectBox } from './SelectBox.tsx';
import { SelectionPanel } from './SelectionPanel.tsx';
import type { ActiveSelection, SelectBoxProps, SelectionPanelProps } from './select-parts.ts';
import { createSelection } from './selection.ts';

export { createRowGestures } from './row-gestures.ts';

/** @param begin the row with which selecting begins: it is selected, and has the focus */
export function startSelection(begin?: number): ActiveSelection {
  const selection = createSelection(begin);
  let focused = begin;
  const takesFocus = (row: number) => {
    if (row !== focused) return false;
    // Once: it may be scrolled out of sight and back.
    focused = undefined;
    return true;
  };
  return {
    press: (row, isRange) => void selection.press(row, isRange),
    Box: (props: SelectBoxProps) => <SelectBox {...props} selection={selection} takesFocus={takesFocus} />,
    Panel: (props: SelectionPanelProps) => <SelectionPanel {...props} selection={selection} />,
  };
}
