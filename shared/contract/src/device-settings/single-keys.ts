/**
 * Whether a letter alone is a shortcut. Such keys conflict with speech input (WCAG 2.1.4), so that the user can switch them off: the shell
 * marks the root element.
 */
export function singleKeysAreOn(): boolean {
  return document.documentElement.dataset.shortcuts !== 'off';
}
