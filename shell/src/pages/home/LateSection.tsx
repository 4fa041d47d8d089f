import type { OwnedHomeSection } from '@tsugi/contract/routing';
import { Widget } from '@tsugi/ui/components';
import { startTransition, useEffect, useRef, useState } from 'react';
import classes from './HomeSections.module.css';
import { heightOf } from './height-of.ts';

interface LateSectionProps {
  readonly section: OwnedHomeSection;
}

/** How far from the window its place may be when it is loaded without an input: it is there once a scroll has come to it. */
const NEAR = '300px';

/** Of scrolling only that of the page, which bubbles: rows of cards are scrolled by code, too. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'focusin', 'scroll'] as const;

/** Those that were shown in this document: on the way back to the page they are there from its first frame on. */
const shown = new Set<string>();

/**
 * A section without which the page is complete. Its code is loaded when its place comes in sight, or with the first input, after which
 * users of the keyboard and of screen readers may reach it. A placeholder of its height stands there from the first frame on: nothing below it moves.
 */
export function LateSection({ section }: LateSectionProps) {
  const { remote, widget, props, skeleton } = section;
  const key = `${remote}/${widget}`;
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(() => shown.has(key));

  useEffect(() => {
    const element = place.current;
    if (isShown || !element) return;
    const show = () => {
      shown.add(key);
      // What the user has pressed comes first.
      startTransition(() => setShown(true));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    for (const input of INPUTS) addEventListener(input, show, { passive: true });
    return () => {
      observer.disconnect();
      for (const input of INPUTS) removeEventListener(input, show);
    };
  }, [isShown, key]);

  // The same as in the template of the document (home-templates.mjs).
  const cards = (
    <div ref={place} className="home-skeleton home-late" aria-hidden="true">
      <b />
      {Array.from({ length: skeleton.cards ?? 0 }, (_, index) => (
        // Cards of a skeleton have no other name.
        // biome-ignore lint/suspicious/noArrayIndexKey: their number never changes
        <i key={index} />
      ))}
    </div>
  );
  return (
    <div className={classes.late} style={heightOf(skeleton)}>
      {isShown ? (
        <Widget remote={remote} name={widget} optional fallback={cards} {...(props && { props })} />
      ) : (
        cards
      )}
    </div>
  );
}
