import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element with a button that removes it, such as "Try again": the focus inside it moves to the next element around it that
 * stays, where it would fall back to the page's start.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = ancestorsOf(element);
      queueMicrotask(() => {
        const stays = around.find((one) => one.isConnected);
        if (document.activeElement === document.body && stays) focusWithoutMark(stays);
      });
    };
  }, []);
  return box;
}

function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** A container takes the focus once, so that Tab goes on from it. */
function focusWithoutMark(element: HTMLElement): void {
  if (element === document.body) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.style.outline = 'none';
  element.addEventListener('blur', () => element.style.removeProperty('outline'), { once: true });
  element.focus({ preventScroll: true });
}
