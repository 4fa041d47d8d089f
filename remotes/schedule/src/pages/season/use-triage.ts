import { singleKeysAreOn } from '@tsugi/contract/device-settings';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { cardInDirection } from './nearest-card.ts';
import type { Decisions } from './use-decisions.tsx';

/** What the cards on the page let one decide, by the id of their title. */
export type DecisionsByTitle = Map<number, Pick<Decisions, 'plan' | 'watch' | 'skip'>>;

const DECISION_OF_KEY: Readonly<Record<string, 'plan' | 'watch' | 'skip'>> = {
  p: 'plan',
  c: 'watch',
  s: 'skip',
};

export interface Triage {
  readonly decisions: DecisionsByTitle;
  /** Moves the focus to a title. */
  readonly focusTitle: (mediaId: number) => void;
  /** Moves the focus from a title that leaves the page to the one behind it, or else before it. */
  readonly leave: (mediaId: number) => void;
}

/**
 * Arrow keys move between the cards below an element, letters decide about the one with the focus. A card is an element with
 * `data-media`, its id; its first link takes the focus.
 */
export function useTriage(container: RefObject<HTMLElement | null>): Triage {
  const [decisions] = useState<DecisionsByTitle>(() => new Map());

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-media]') : null;
      if (!card || !isPlain || event.defaultPrevented) return;
      const decision = singleKeysAreOn() ? DECISION_OF_KEY[event.key.toLowerCase()] : undefined;
      if (decision) {
        event.preventDefault();
        decisions.get(Number(card.dataset.media))?.[decision]();
        return;
      }
      const cards = cardsIn(element);
      const boxes = cards.map((one) => one.getBoundingClientRect());
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const next = cardInDirection(boxes, cards.indexOf(card), event.key, isRightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      focusCard(cards[next]);
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [container, decisions]);

  return useMemo(
    () => ({
      decisions,
      focusTitle: (mediaId) => focusCard(cardsIn(container.current).find(isOf(mediaId))),
      leave(mediaId) {
        const cards = cardsIn(container.current);
        const place = cards.findIndex(isOf(mediaId));
        if (cards[place]?.contains(document.activeElement)) focusCard(cards[place + 1] ?? cards[place - 1]);
      },
    }),
    [container, decisions],
  );
}

function cardsIn(container: HTMLElement | null): readonly HTMLElement[] {
  return container ? [...container.querySelectorAll<HTMLElement>('[data-media]')] : [];
}

function isOf(mediaId: number): (card: HTMLElement) => boolean {
  return ({ dataset }) => dataset.media === String(mediaId);
}

function focusCard(card: HTMLElement | undefined): void {
  // The whole card comes into sight, not only its link.
  card?.querySelector('a')?.focus({ preventScroll: true });
  card?.scrollIntoView?.({ block: 'nearest' });
}
