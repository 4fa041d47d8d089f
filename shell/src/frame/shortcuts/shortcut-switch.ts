const KEY = 'tsugi.shortcuts';

/**
 * Keys that work alone get in the way of speech input and of unsteady hands, so that they can be switched off. The mark
 * stands on the root element, where every remote can see it.
 */
export function singleKeysAreOn(): boolean {
  return document.documentElement.dataset.shortcuts !== 'off';
}

/** At the start of the page: as the reader left it. */
export function restoreSingleKeys(): void {
  try {
    if (localStorage.getItem(KEY) === 'off') document.documentElement.dataset.shortcuts = 'off';
  } catch {
    // Without storage they are on, as for everybody.
  }
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) delete document.documentElement.dataset.shortcuts;
  else document.documentElement.dataset.shortcuts = 'off';
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice still holds for this page.
  }
}

/** Whether a key press is a single key for the product and not a part of somebody's text. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.defaultPrevented || !singleKeysAreOn()) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
  );
}
