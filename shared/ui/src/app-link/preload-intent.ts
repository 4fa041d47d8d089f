import { host } from '@tsugi/contract';
import { savesData } from '@tsugi/platform/saves-data';
import type { FocusEvent, MouseEvent, TouchEvent } from 'react';

/** A pointer that only crosses a link on its way elsewhere stays shorter than this. */
const INTENT_DELAY_MS = 20;

type LinkEvent =
  | FocusEvent<HTMLAnchorElement>
  | MouseEvent<HTMLAnchorElement>
  | TouchEvent<HTMLAnchorElement>;

// One timer for the page: a user has one pointer and one focus, and a grid has hundreds of links.
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the host to warm the link's target when the pointer or the focus rests on it. */
export function startIntent(event: LinkEvent): void {
  const { href } = event.currentTarget;
  clearTimeout(timer);
  timer = setTimeout(() => warm(href), INTENT_DELAY_MS);
}

/** The pointer or the focus has left before the delay was over. */
export function cancelIntent(): void {
  clearTimeout(timer);
}

/** A touch is intent already: there is no hover before it. */
export function touchIntent(event: LinkEvent): void {
  clearTimeout(timer);
  warm(event.currentTarget.href);
}

/** With data saving nothing is preloaded before the press, not even code. A slow connection skips data only. */
function warm(href: string): void {
  if (!savesData()) host().preload(href);
}
