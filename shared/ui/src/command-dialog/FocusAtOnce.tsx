import { type RefObject, useLayoutEffect } from 'react';

/** Gives the focus to the field with the commit that shows it: Base UI waits for a frame, and letters that are typed until then would be lost. */
export function FocusAtOnce({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const focus = () => target.current?.focus({ preventScroll: true });
    focus();
    // One that it takes the place of gives the focus back after this commit.
    queueMicrotask(focus);
  }, [target]);
  return null;
}
