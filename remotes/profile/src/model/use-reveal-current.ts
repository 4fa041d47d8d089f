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
function reveal(nav: HTMLElement, { offsetLeft, offsetWidth, offsetTop, offsetHeight }: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollTop, clientHeight } = nav;
  if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth) {
    nav.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }
  if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
    nav.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }
}
