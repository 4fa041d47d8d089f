import { motionIsWelcome } from '@tsugi/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE_TIMING = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * When a card has left, those behind it move to their new places instead of jumping.
 * @returns what to call before any other change of their order
 */
export function useFlipAnimation(list: RefObject<HTMLElement | null>, isLeaving: boolean): () => void {
  const places = useRef<ReadonlyMap<Element, DOMRect>>(undefined);
  const keepPlaces = () => {
    places.current = new Map(children(list).map((card) => [card, card.getBoundingClientRect()]));
  };
  useLayoutEffect(() => {
    if (isLeaving) {
      keepPlaces();
      return;
    }
    const before = places.current;
    places.current = undefined;
    if (!before || !motionIsWelcome()) return;
    for (const card of children(list)) {
      const from = before.get(card);
      const to = card.getBoundingClientRect();
      if (!from || from.width === 0 || (from.x === to.x && from.y === to.y)) continue;
      card.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0' }], MOVE_TIMING);
    }
  });
  return keepPlaces;
}

function children(list: RefObject<HTMLElement | null>): readonly Element[] {
  return [...(list.current?.children ?? [])];
}
