import type { OwnedHomeSection } from '@tsugi/contract/routing';
import { Widget } from '@tsugi/ui/components';
import { useEffect, useRef, useState } from 'react';

interface LateSectionProps {
  readonly section: OwnedHomeSection;
  /** Nothing stands below it in its column. */
  readonly isAtEnd: boolean;
}

/** After the page is complete, in milliseconds. */
export const LATE_MS = 3_000;

/** Those that were shown in this document: on the way back to the page they are there from its first frame on. */
const shown = new Set<string>();

/**
 * A section without which the page is complete. It is loaded once the page is idle and its place is below the window, or at the end of
 * its column: it moves nothing in sight. What is loaded for the first time while its place is in sight waits until it is not.
 */
export function LateSection({ section, isAtEnd }: LateSectionProps) {
  const { remote, widget, props } = section;
  const key = `${remote}/${widget}`;
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(() => shown.has(key));

  useEffect(() => {
    const element = place.current;
    if (isShown || !element) return;
    let observer: IntersectionObserver | undefined;
    const show = () => {
      shown.add(key);
      setShown(true);
    };
    const timer = setTimeout(() => {
      if (isAtEnd) return show();
      observer = new IntersectionObserver(([entry]) => {
        if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) show();
      });
      observer.observe(element);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [isShown, isAtEnd, key]);

  if (!isShown) return <div ref={place} />;
  return <Widget remote={remote} name={widget} optional {...(props && { props })} />;
}
