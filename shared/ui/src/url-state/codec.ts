/** Translates one value between the page and the repeated values of its search parameter. */
export interface Codec<T> {
  /** Total: whatever cannot be understood gives the default. */
  readonly parse: (values: readonly string[]) => T;
  /** The default is written as nothing at all. */
  readonly format: (value: T) => readonly string[];
}

/** Free text. Empty by default. */
export const text: Codec<string> = {
  parse: ([value = '']) => value.trim(),
  format: (value) => (value === '' ? [] : [value]),
};

/** Free texts in the order they were added, each once. */
export const texts: Codec<readonly string[]> = {
  parse: (values) => [...new Set(values.map((value) => value.trim()).filter(Boolean))],
  format: (value) => value,
};

/** Undefined by default. `bounds` is asked at each use, since the last year of a filter moves on. */
export function integer(bounds: () => readonly [min: number, max: number]): Codec<number | undefined> {
  return {
    parse([value = '']) {
      if (!/^\d{1,9}$/.test(value)) return undefined;
      const [min, max] = bounds();
      const number = Number(value);
      return number >= min && number <= max ? number : undefined;
    },
    format: (value) => (value === undefined ? [] : [String(value)]),
  };
}

/** Positive whole numbers, each once. */
export const ids: Codec<readonly number[]> = {
  parse: (values) => [...new Set(values.filter((value) => /^[1-9]\d{0,8}$/.test(value)).map(Number))],
  format: (value) => value.map(String),
};

/** `true`, `false`, or undefined for not caring. */
export const choice: Codec<boolean | undefined> = {
  parse: ([value]) => (value === 'true' ? true : value === 'false' ? false : undefined),
  format: (value) => (value === undefined ? [] : [String(value)]),
};

/** `true`, or false by default. */
export const flag: Codec<boolean> = {
  parse: ([value]) => value === 'true',
  format: (value) => (value ? ['true'] : []),
};

/** How a value of a list is written into the URL. It is read in any case. */
export type Spelling = 'lower case' | 'as it is';

/** One of a list of values. */
export function oneOf<T extends string>(
  values: readonly T[],
  spelling: Spelling = 'lower case',
): Codec<T | undefined> {
  return {
    parse: ([value]) => find(values, value),
    format: (value) => (value === undefined ? [] : [spell(value, spelling)]),
  };
}

/** Some of a list of values, in the list's own order, so that equal choices have one URL. */
export function values<T extends string>(
  all: readonly T[],
  spelling: Spelling = 'lower case',
): Codec<readonly T[]> {
  return {
    parse: (values) => all.filter((one) => values.some((value) => find(all, value) === one)),
    format: (value) => value.map((one) => spell(one, spelling)),
  };
}

/** The same with a default, which stays out of the URL. */
export function withDefault<T>(codec: Codec<T | undefined>, value: T): Codec<T> {
  return {
    parse: (values) => codec.parse(values) ?? value,
    format: (other) => (other === value ? [] : codec.format(other)),
  };
}

function find<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((one) => one.toLowerCase() === value?.toLowerCase());
}

function spell(value: string, spelling: Spelling): string {
  return spelling === 'as it is' ? value : value.toLowerCase();
}
