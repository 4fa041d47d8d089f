/** A list of the tracker without its gaps: the list itself, and each of its members, may be missing. */
export function present<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).filter((item) => item !== null && item !== undefined);
}
