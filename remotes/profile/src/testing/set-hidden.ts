/** Hides the page, as another tab in front of it does, or shows it again. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
