/** What a value of a response must be, made once per document or table. */
export type WireType = (
  | { readonly kind: 'leaf'; readonly fits: (value: unknown) => boolean }
  | { readonly kind: 'list'; readonly item: WireType }
  | { readonly kind: 'object'; readonly fieldsOf: (value: WireObject) => readonly WireField[] | undefined }
) & { readonly isRequired: boolean };

export interface WireField {
  readonly name: string;
  readonly type: WireType;
  /** May be absent, in a response of a service without a schema. */
  readonly isOptional: boolean;
  /** Null is removed: decoders give an absent list a default. */
  readonly isNeverNull?: boolean;
}

export type WireObject = Readonly<Record<string, unknown>>;

/** Stands for a value that does not fit, and cannot be null either. */
const UNFIT = Symbol('unfit');
type Unfit = typeof UNFIT;

export interface ReadValue {
  /** The same object when everything fits. Null when too much of it does not. */
  readonly value: unknown;
  /** Paths of what does not fit, without places in lists: `Media.studios.edges`. Each once. */
  readonly dropped: readonly string[];
}

/**
 * A value without what does not fit its type. A part that does not fit becomes null; where null does not fit either, the part
 * around it goes, as in GraphQL; a list loses the item alone.
 */
export function readValue(value: unknown, type: WireType): ReadValue {
  const reading: Reading = { path: [], dropped: new Set() };
  const read = readAt(value, type, reading);
  return { value: read === UNFIT ? null : read, dropped: [...reading.dropped] };
}

/** One for the whole payload: a list has ten thousands of values, and paths are made of those that do not fit alone. */
interface Reading {
  /** Names from the root to the value that is read. */
  readonly path: string[];
  readonly dropped: Set<string>;
}

function readAt(value: unknown, type: WireType, reading: Reading): unknown {
  if (value === null && !type.isRequired) return null;
  const read = value === null || value === undefined ? UNFIT : readPresent(value, type, reading);
  if (read !== UNFIT) return read;
  reading.dropped.add(reading.path.join('.'));
  return type.isRequired ? UNFIT : null;
}

function readPresent(value: unknown, type: WireType, reading: Reading): unknown {
  switch (type.kind) {
    case 'leaf':
      return type.fits(value) ? value : UNFIT;
    case 'list':
      return Array.isArray(value) ? readList(value, type, reading) : UNFIT;
    case 'object':
      return isObject(value) ? readObject(value, type.fieldsOf(value), reading) : UNFIT;
  }
}

function readList(
  list: readonly unknown[],
  { item }: Extract<WireType, { kind: 'list' }>,
  reading: Reading,
): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (const [index, value] of list.entries()) {
    const read = readAt(value, item, reading);
    const isGone = read === UNFIT;
    if (!changed && (isGone || read !== value)) changed = list.slice(0, index);
    if (changed && !isGone) changed.push(read);
  }
  return changed ?? list;
}

function readObject(
  value: WireObject,
  fields: readonly WireField[] | undefined,
  reading: Reading,
): WireObject | Unfit {
  if (!fields) return UNFIT;
  let changed: Record<string, unknown> | undefined;
  for (const { name, type, isOptional, isNeverNull } of fields) {
    const member = value[name];
    if (isOptional && member === undefined) continue;
    reading.path.push(name);
    const read = readAt(member, type, reading);
    reading.path.pop();
    if (read === UNFIT) return UNFIT;
    const isRemoved = isNeverNull && read === null;
    if (read === member && !isRemoved) continue;
    changed ??= { ...value };
    if (isRemoved) delete changed[name];
    else changed[name] = read;
  }
  return changed ?? value;
}

function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Leaf types by the letter that stands for them in tables of types. */
const LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  // The 32 bits of GraphQL's Int.
  i: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  f: (value) => typeof value === 'number' && Math.abs(value) < 1e15,
  // Half of a character cannot stand in a URL: encodeURIComponent throws.
  s: (value) => typeof value === 'string' && !/\p{Surrogate}/u.test(value),
  b: (value) => typeof value === 'boolean',
  // A new value of an enum is none that pages know, but no mistake either.
  e: (value) => typeof value === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(value),
  // Pages have a rule or a text for each value of these two, and none for another.
  m: (value) => value === 'ANIME' || value === 'MANGA',
  p: (value) => typeof value === 'string' && /^POINT_(100|10|10_DECIMAL|5|3)$/.test(value),
  u: (value) => typeof value === 'string' && isWebUrl(value),
  // A map or a list by the service's choice; decoders look into it.
  j: (value) => typeof value === 'object',
};

/** Whether a link or an image may have this URL: `javascript:` and `data:` may be neither. */
function isWebUrl(value: string): boolean {
  if (value.startsWith('https://')) return true;
  try {
    return /^https?:$/.test(new URL(value, 'https://base.invalid').protocol);
  } catch {
    return false;
  }
}

/**
 * Makes the type that a table of types writes as `[Media!]`, `i!` or `s`.
 * @param hasWholeLists no list may contain null, though the table does not say so
 */
export function wireType(
  text: string,
  objectOf: (name: string) => Extract<WireType, { kind: 'object' }>['fieldsOf'],
  hasWholeLists = false,
): WireType {
  const isRequired = text.endsWith('!');
  const bare = isRequired ? text.slice(0, -1) : text;
  if (bare.startsWith('[')) {
    const item = hasWholeLists ? `${bare.slice(1, -1)}!` : bare.slice(1, -1);
    return { kind: 'list', item: wireType(item, objectOf, hasWholeLists), isRequired };
  }
  const fits = LEAVES[bare];
  return fits ? { kind: 'leaf', fits, isRequired } : { kind: 'object', fieldsOf: objectOf(bare), isRequired };
}

/** `id:i!,title:Title` as names and types. */
export function typesOf(fields: string): ReadonlyMap<string, string> {
  return new Map(
    fields.split(',').map((field) => {
      const [name = '', type = ''] = field.split(':');
      return [name, type];
    }),
  );
}
