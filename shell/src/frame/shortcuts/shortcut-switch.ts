import { singleKeysAreOn } from '@tsugi/contract/device-settings';

/** Whether a key press is a single-character shortcut and not input of a text field. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.defaultPrevented || !singleKeysAreOn()) return false;
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isInField(event);
}

/** Whether a key press is Ctrl+Z (⌘Z on a Mac) and not one of a text field, which takes back what was typed. */
export function isUndoKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'z' || event.defaultPrevented) return false;
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !isInField(event);
}

/** Whether a key press is Ctrl+K (⌘K on a Mac), also in a text field. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'k' || event.defaultPrevented) return false;
  return event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
