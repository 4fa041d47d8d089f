import { type RefObject, useEffect } from 'react';

/** A shorter way is a finger that trembles, in pixels. */
const TURN = 8;
/** What stands above the list is out of sight from here on, in pixels. */
const HEAD = 300;

/**
 * Marks an element while the page is scrolled: `data-scrolled-down` below its head until the user turns back, `data-far`
 * two windows away from the start. Attributes, because a list is not rendered again for them.
 */
export function useScrollState(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      const way = scrollY - last;
      if (Math.abs(way) < TURN) return;
      last = scrollY;
      element.current?.toggleAttribute('data-scrolled-down', way > 0 && scrollY > HEAD);
      element.current?.toggleAttribute('data-far', scrollY > 2 * innerHeight);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element]);
}
