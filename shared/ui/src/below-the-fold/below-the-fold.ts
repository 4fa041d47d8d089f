import { useDeferredValue } from 'react';

/** Most windows of desks and phones are not larger, in CSS pixels. */
const USUAL_WINDOW = { width: 1440, height: 900 };

export function isLargeWindow(): boolean {
  return innerWidth > USUAL_WINDOW.width || innerHeight > USUAL_WINDOW.height;
}

/**
 * Whether to render what lies below the window. False in the first render, and so in the first screen, which is then there earlier;
 * what follows moves nothing that is seen. Always true in windows larger than usual.
 */
export function useBelowTheFold(): boolean {
  return useDeferredValue(true, isLargeWindow());
}
