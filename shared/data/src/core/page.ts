import type { Handler } from './call.ts';
import type { Clock } from './clock.ts';

/** A part of the data layer that has state. The page has one of it, which `installData` makes before anything renders. */
export interface PagePart<T> {
  /** Throws when there is none: that is a mistake in start-up order. */
  (): T;
  /** The part, if `installData` has been called. */
  readonly peek: () => T | undefined;
  readonly set: (part: T) => void;
}

export function pagePart<T>(): PagePart<T> {
  let made: readonly [part: T] | undefined;
  const get = () => {
    if (!made) throw new Error('No data layer: the shell calls installData before it renders');
    return made[0];
  };
  const set = (part: T) => {
    made = [part];
  };
  return Object.assign(get, { peek: () => made?.[0], set });
}

export const pageClock = pagePart<Clock>();
/** localStorage, where the browser offers it. */
export const pageStorage = pagePart<Storage | undefined>();
/** The pipeline. A token that it finds refused twice is signed out. */
export const pageHandle = pagePart<Handler>();
