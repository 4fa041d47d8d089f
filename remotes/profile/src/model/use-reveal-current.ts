import { type RefObject, useEffect, useRef } from 'react';

/** For a row or a column of links that scrolls: brings the current link into sight, whenever another one becomes current. */
export function useRevealCurrent(): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const revealed = useRef<Element>(null);
  // Without dependencies: the current link may come with a later part of the data.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link || revealed.current === link) return;
    revealed.current = link;
    reveal(nav.current, link);
  });
  return nav;
}

/** Scrolls the links themselves, never the page, and only when the link is not in sight. */
function reveal(nav: HTMLElement, link: HTMLElement): void {
  const [frame, of] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  // Differences: from right to left, the offset of a scrolled row is negative.
  if (of.left < frame.left || of.right > frame.right)
    nav.scrollLeft += of.left + of.width / 2 - (frame.left + frame.width / 2);
  if (of.top < frame.top || of.bottom > frame.bottom)
    nav.scrollTop += of.top + of.height / 2 - (frame.top + frame.height / 2);
}
