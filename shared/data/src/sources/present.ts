/** The elements that are not null: lists of the services may contain null. */
export function present<T>(list: readonly (T | null | undefined)[] | null | undefined): readonly T[] {
  return (list ?? []).filter((item): item is T => item !== null && item !== undefined);
}

/** The variables that have a value. An unused one is left out, never sent as null: null would be a condition. */
export function withoutUnset(variables: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}

/** The value, or a TypeError: the response, or the caller, left out what must be there. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`${what} is missing`);
  return value;
}

/** An object that a document asks for with `@include`; null when it was left out. */
export function included<T extends { readonly id: number }>(part: Partial<T>): T | null {
  const isWhole = (one: Partial<T>): one is T => one.id !== undefined;
  return isWhole(part) ? part : null;
}
