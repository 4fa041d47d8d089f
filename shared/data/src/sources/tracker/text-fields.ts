import { decodeText, encodeText, type TextKind } from './text-codec.ts';

/**
 * The tracker's names of texts in Markdown or HTML: its fields that have an argument `asHtml`, and the arguments of mutations
 * that write them. Every other text is plain. `documents.test.ts` compares this with the schema.
 */
export const MARKDOWN_FIELDS: ReadonlySet<string> = new Set([
  'about',
  'body',
  'comment',
  'description',
  'message',
  'text',
]);
/** Maps by names that users gave. */
export const NAMED_MAPS: ReadonlySet<string> = new Set(['advancedScores', 'customLists']);

/** The variables of a mutation with all their texts as the tracker stores them. */
export function withEncodedTexts<T>(variables: T): T {
  // Strings stay strings, and objects and lists keep their members.
  return mapValue(variables, '', (text, field) => encodeText(text, kindOf(field))) as T;
}

/** A response with all its texts as their authors typed them; the same object where nothing is encoded. */
export function withDecodedTexts<T>(payload: T): T {
  // As above. Which kind a text is of is asked of the few that a reference may stand in.
  return mapValue(payload, '', (text, field) =>
    text.includes('&') ? decodeText(text, kindOf(field)) : text,
  ) as T;
}

/** `field` is the name of the member that the text stands in. */
type MapText = (text: string, field: string) => string;
type Members = Readonly<Record<string, unknown>>;

function kindOf(field: string): TextKind {
  return MARKDOWN_FIELDS.has(field) ? 'markdown' : 'plain';
}

/**
 * Asked of every value of every response, and nearly all of them stay: nothing is allocated until one changes.
 * @param field the name of the member that the value stands in
 */
function mapValue(value: unknown, field: string, map: MapText): unknown {
  if (typeof value === 'string') return map(value, field);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mapList(value, field, map);
  // Read by name below, as JSON has them.
  const members = value as Members;
  return NAMED_MAPS.has(field) ? mapNamed(members, map) : mapMembers(members, map);
}

function mapList(list: readonly unknown[], field: string, map: MapText): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const mapped = mapValue(list[index], field, map);
    if (mapped === list[index]) continue;
    copy ??= [...list];
    copy[index] = mapped;
  }
  return copy ?? list;
}

function mapMembers(members: Members, map: MapText): Members {
  let copy: Record<string, unknown> | undefined;
  for (const name in members) {
    const mapped = mapValue(members[name], name, map);
    if (mapped === members[name]) continue;
    copy ??= { ...members };
    copy[name] = mapped;
  }
  return copy ?? members;
}

/** In the same order: sub-scores are sent as a list. */
function mapNamed(members: Members, map: MapText): Members {
  const mapped = Object.entries(members).map(
    // No kind is that of a name: it is plain.
    ([name, value]) => [map(name, ''), mapValue(value, name, map)] as const,
  );
  const isSame = mapped.every(([name, value]) => Object.hasOwn(members, name) && members[name] === value);
  return isSame ? members : Object.fromEntries(mapped);
}
