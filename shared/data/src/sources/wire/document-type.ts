import { type ReadDocument, readDocument, type Selected } from './read-document.ts';
import { typesOf, type WireField, type WireObject, type WireType, wireType } from './wire-type.ts';

/** The fields of each object type as `id:i!,title:Title`; the members of a union as `|TextActivity|ListActivity`. */
export type TypeTable = Readonly<Record<string, string>>;

interface From {
  readonly fragments: ReadDocument['fragments'];
  readonly table: TypeTable;
  readonly variables: Readonly<Record<string, unknown>>;
}

type ObjectSelection = Extract<WireType, { kind: 'object' }>['fieldsOf'];

/**
 * The type of the data that answers a document. Fields and types that the table does not have are not checked: a remote may be
 * newer than the shell whose data layer asks for it.
 */
export function documentType(
  document: string,
  table: TypeTable,
  variables: Readonly<Record<string, unknown>>,
): WireType {
  const { operation, selection, fragments } = readDocument(document);
  const from: From = { fragments, table, variables };
  const root = operation === 'mutation' ? 'Mutation' : 'Query';
  return { kind: 'object', fieldsOf: selectionOf(root, selection, from), isRequired: true };
}

function selectionOf(type: string, selection: readonly Selected[], from: From): ObjectSelection {
  const entry = from.table[type];
  if (entry === undefined) return () => [];
  if (!entry.startsWith('|')) {
    const fields = fieldsOf(type, selection, from);
    return () => fields;
  }
  const members = new Map(
    entry
      .slice(1)
      .split('|')
      .map((member) => [member, fieldsOf(member, selection, from, type)]),
  );
  // Every document that reads the members of a union asks which one it got.
  const key = fieldsOf(type, selection, from).find(({ isTypeName }) => isTypeName)?.name;
  return (value: WireObject) => {
    if (key === undefined) return [];
    // A member that was added to the union later has no fields that this document asks for.
    return typeof value[key] === 'string' ? (members.get(value[key]) ?? []) : undefined;
  };
}

interface SelectedField extends WireField {
  readonly isTypeName: boolean;
}

interface Gathered {
  readonly name: string;
  readonly selection: Selected[];
}

function fieldsOf(
  type: string,
  selection: readonly Selected[],
  from: From,
  union = type,
): readonly SelectedField[] {
  const gathered = new Map<string, Gathered>();
  gather([type, union], selection, from, gathered);
  const types = typesOf(from.table[type] ?? '');
  return [...gathered].flatMap(([key, { name, selection: inner }]) => {
    const isTypeName = name === '__typename';
    const text = isTypeName ? 's!' : types.get(name);
    if (text === undefined) return [];
    const fieldType = wireType(text, (object) => selectionOf(object, inner, from));
    return [{ name: key, type: fieldType, isOptional: false, isTypeName }];
  });
}

/** One key may be selected several times: what each asks for belongs together. */
function gather(
  types: readonly string[],
  selection: readonly Selected[],
  from: From,
  into: Map<string, Gathered>,
): void {
  for (const one of selection) {
    if (one.conditions.some(({ variable, is }) => Boolean(from.variables[variable]) !== is)) continue;
    if (one.kind === 'field') {
      const known = into.get(one.key) ?? { name: one.name, selection: [] };
      known.selection.push(...(one.selection ?? []));
      into.set(one.key, known);
      continue;
    }
    const part =
      one.kind === 'inline'
        ? { type: one.type ?? types[0], selection: one.selection }
        : from.fragments.get(one.fragment);
    if (part && types.includes(part.type ?? '')) gather(types, part.selection, from, into);
  }
}
