import { type RefObject, useEffect } from 'react';

/** A shorter way is a finger that trembles, in pixels. */
const TURN = 8;
/** What stands above the list is out of sight from here on, in pixels. */
const HEAD = 300;

/**
 * Marks an element while the page is scrolled: `data-scrolled-down` below its head until the user turns back. An attribute,
 * because a list is not rendered again for it.
 */
export function useScrollState(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      const way = scrollY - last;
      if (Math.abs(way) < TURN) return;
      last = scrollY;
      element.current?.toggleAttribute('data-scrolled-down', way > 0 && scrollY > HEAD);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element]);
}
