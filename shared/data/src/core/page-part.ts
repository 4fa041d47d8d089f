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
