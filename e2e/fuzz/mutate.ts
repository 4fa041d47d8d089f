export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface Mutation {
  /** `Media.title.userPreferred: a number`. */
  readonly name: string;
  readonly kind: string;
  readonly body: Json;
}

type Path = readonly (string | number)[];

/** What stands in place of a value. `absent` takes its place away. */
const KINDS: Readonly<Record<string, readonly Json[] | 'absent'>> = {
  null: [null],
  absent: 'absent',
  retyped: [7, 'text', true, {}, [], [null], [[]], { text: 'text' }],
  huge: [1e308, -1e308, 2 ** 53, -1, 0, 'W'.repeat(20_000)],
  hostile: [
    'javascript:document.title="executed"',
    '"><img src=x onerror="document.title=\'executed\'">',
    '</script><svg onload="document.title=\'executed\'">',
    '__proto__',
    'NEWER_THAN_THIS',
    '\u202e\u0000\ud800 right to left',
  ],
};

/** Every place of a value; in lists the first two. */
function pathsIn(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members: readonly (readonly [string | number, Json])[] = isList(value)
    ? value.slice(0, 2).map((item, index) => [index, item] as const)
    : Object.entries(value);
  const below = members.flatMap(([name, member]) => pathsIn(member, [...path, name]));
  return path.length === 0 ? below : [path, ...below];
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function replaceAt(value: Json, [name, ...rest]: Path, by: Json | undefined): Json {
  const isLast = rest.length === 0;
  const inner = (member: Json): readonly Json[] => {
    if (!isLast) return [replaceAt(member, rest, by)];
    return by === undefined ? [] : [by];
  };
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.flatMap((item, index) => (index === name ? inner(item) : [item]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) =>
      key === name ? inner(member).map((one) => [key, one]) : [[key, member]],
    ),
  );
}

/** `count` mutations of a response that follow from the seed: places and kinds in turn, the replacement by chance. */
export function mutationsOf(body: Json, count: number, random: () => number): readonly Mutation[] {
  const kinds = Object.keys(KINDS);
  const all = pathsIn(body).flatMap((path) => kinds.map((kind) => ({ path, kind })));
  return shuffled(all, random)
    .slice(0, count)
    .map(({ path, kind }) => {
      const values = KINDS[kind] ?? 'absent';
      const by = values === 'absent' ? undefined : values[Math.floor(random() * values.length)];
      const what = by === undefined ? 'absent' : JSON.stringify(by).slice(0, 40);
      return { name: `${path.join('.')}: ${what}`, kind, body: replaceAt(body, path, by) };
    });
}

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
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
