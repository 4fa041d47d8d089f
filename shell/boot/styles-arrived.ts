import { loadOrError } from './load-or-error.ts';

export function styleSheets(): HTMLLinkElement[] {
  return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
}

export function hasArrived(link: HTMLLinkElement): boolean {
  return link.sheet !== null;
}

/**
 * Resolves when each style sheet is there or has failed. An input event lays out what is in the page, without its styles too: a
 * first screen waits for them.
 */
export function stylesArrived(): Promise<unknown> {
  return Promise.all(styleSheets().map(arrival));
}

function arrival(link: HTMLLinkElement): Promise<unknown> | null {
  if (hasArrived(link)) return null;
  // It may have failed before: then the load of the whole page ends the wait.
  return Promise.race([loadOrError(link), new Promise((resolve) => addEventListener('load', resolve))]);
}
