/** Where a value stands in a payload. */
export type Path = readonly (string | number)[];

export interface Mutation {
  /** `Media.title.userPreferred: 7`. */
  readonly name: string;
  readonly payload: unknown;
}

/** What a service that breaks its promises, or one that means harm, could send in place of any value. */
const REPLACEMENTS: Readonly<Record<string, unknown>> = {
  null: null,
  'an empty object': {},
  'an empty list': [],
  'a list with null': [null],
  'a list of lists': [[]],
  text: 'text',
  'an empty text': '',
  'a script': 'javascript:alert(1)',
  markup: '"><img src=x onerror=alert(1)>',
  'an unknown value': 'NEWER_THAN_THIS',
  7: 7,
  0: 0,
  '-1': -1,
  'a fraction': 0.5,
  'a huge number': 1e308,
  'more than an Int': 2 ** 53,
  true: true,
};

/** Every place of a value, in lists the first two. */
export function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.slice(0, 2).map((item, index) => [index, item] as const)
    : Object.entries(value);
  const below = members.flatMap(([name, member]) => pathsIn(member, [...path, name]));
  return path.length === 0 ? below : [path, ...below];
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, name) => Object(inner)[name], value);
}

/** The value with another one at this place; without the place when there is none. */
export function replaceAt(value: unknown, [name, ...rest]: Path, replacement?: { with: unknown }): unknown {
  if (name === undefined) return replacement?.with;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== name) return [item];
      if (rest.length === 0 && !replacement) return [];
      return [replaceAt(item, rest, replacement)];
    });
  }
  const members = Object.entries(Object(value)).flatMap(([key, member]) => {
    if (key !== name) return [[key, member]];
    if (rest.length === 0 && !replacement) return [];
    return [[key, replaceAt(member, rest, replacement)]];
  });
  return Object.fromEntries(members);
}

/** Each place nulled and removed, and replaced by `perPath` other things that follow from the seed. */
export function* mutationsOf(payload: unknown, seed: number, perPath: number): Generator<Mutation> {
  const random = randomFrom(seed);
  const names = Object.keys(REPLACEMENTS);
  for (const path of pathsIn(payload)) {
    yield { name: `${path.join('.')}: absent`, payload: replaceAt(payload, path) };
    const chosen = new Set(['null']);
    while (chosen.size <= perPath) chosen.add(names[Math.floor(random() * names.length)] ?? 'null');
    for (const name of chosen) {
      const replaced = replaceAt(payload, path, { with: REPLACEMENTS[name] });
      yield { name: `${path.join('.')}: ${name}`, payload: replaced };
    }
  }
}

/** At most so many of a list, from all over it. */
export function sample<T>(list: readonly T[], size: number): readonly T[] {
  const step = Math.max(1, list.length / size);
  return list.filter((_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
