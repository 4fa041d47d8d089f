/** What covers the top of the page, in CSS pixels. */
const BAR_HEIGHT = 60;

/**
 * Whether something new on top would move what the viewer reads or is about to press: they have scrolled into the list, or
 * the pointer or the keyboard is in it.
 */
export function isReading(list: HTMLElement | null): boolean {
  if (!list) return false;
  if (list.getBoundingClientRect().top < BAR_HEIGHT) return true;
  if (matches(list, ':focus-within') && matches(document.activeElement, ':focus-visible')) return true;
  return matches(list, ':hover') && window.matchMedia('(hover: hover)').matches;
}

function matches(element: Element | null, selector: string): boolean {
  return element?.matches(selector) ?? false;
}
