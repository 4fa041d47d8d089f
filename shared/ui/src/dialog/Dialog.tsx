import { type DialogProps, DialogWindow } from './DialogWindow.tsx';

export type { DialogProps } from './DialogWindow.tsx';

/** A modal window: a card in the middle, on a phone a sheet from below. Focus stays inside and returns afterwards. */
export function Dialog(props: DialogProps) {
  return <DialogWindow {...props} />;
}
