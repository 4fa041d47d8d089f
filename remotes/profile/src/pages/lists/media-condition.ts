/** A condition of the style sheets, for `useSyncExternalStore`. */
export interface MediaCondition {
  readonly matches: () => boolean;
  readonly watch: (listener: () => void) => () => void;
}

/** @param otherwise what counts in an environment without layout */
function mediaCondition(query: string, otherwise: boolean): MediaCondition {
  return {
    matches: () => globalThis.matchMedia?.(query).matches ?? otherwise,
    watch: (listener) => {
      const condition = globalThis.matchMedia?.(query);
      condition?.addEventListener('change', listener);
      return () => condition?.removeEventListener('change', listener);
    },
  };
}

/** The width from which a table has room. */
export const ROOM_FOR_TABLE = mediaCondition('(width >= 48em)', true);
export const TOUCH = mediaCondition('(pointer: coarse)', false);
