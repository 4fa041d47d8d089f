import { useEffect, useEffectEvent, useRef } from 'react';

export interface InViewProps {
  /**
   * Called when the sentinel comes within the margin, and again after each render that finds it still there: a page of
   * results may be too short to push it out. It ignores calls while a page is loading.
   */
  readonly onEnter: () => void;
  /** How far outside the viewport counts as in view; CSS pixels, 500px by default. */
  readonly margin?: string;
}

/** An invisible mark at the end of an endless list. Leave it out when there is nothing more to load. */
export function InView({ onEnter, margin = '500px' }: InViewProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const observer = useRef<IntersectionObserver>(undefined);
  const enter = useEffectEvent(onEnter);

  useEffect(() => {
    observer.current = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) enter();
      },
      { rootMargin: `${margin} 0px` },
    );
    return () => observer.current?.disconnect();
  }, [margin]);

  // Without dependencies: observing anew makes the browser report the present position.
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    observer.current?.observe(element);
    return () => observer.current?.unobserve(element);
  });

  return <div ref={sentinel} aria-hidden="true" style={{ blockSize: 1 }} />;
}
