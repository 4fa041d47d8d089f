import type { EntryMembers } from './batch.ts';
import type { PlannedDocument } from './plan-requests.ts';

/** A GraphQL document with one mutation a row, each on a line of its own. */
export interface AliasedDocument {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const TYPES: Readonly<Record<keyof EntryMembers, string>> = {
  status: 'MediaListStatus',
  score: 'Float',
  progress: 'Int',
  progressVolumes: 'Int',
  repeat: 'Int',
  private: 'Boolean',
  notes: 'String',
  hiddenFromStatusLists: 'Boolean',
  customLists: '[String]',
  advancedScores: '[Float]',
  startedAt: 'FuzzyDateInput',
  completedAt: 'FuzzyDateInput',
};

const ENTRY =
  'id mediaId status score advancedScores progress progressVolumes repeat private notes hiddenFromStatusLists customLists updatedAt ' +
  'startedAt { year month day } completedAt { year month day }';

/** The line of the first alias. */
const FIRST_LINE = 2;

export const aliasOf = (place: number): string => `e${place}`;

/** The place of the row that an error is about, by the path of the field or its line; undefined when it names none. */
export function placeOf({
  alias,
  line,
}: {
  readonly alias?: string | undefined;
  readonly line?: number | undefined;
}): number | undefined {
  if (alias !== undefined && /^e\d+$/.test(alias)) return Number(alias.slice(1));
  return line !== undefined && line >= FIRST_LINE ? line - FIRST_LINE : undefined;
}

export function aliasedDocument({
  kind,
  rows,
}: Extract<PlannedDocument, { kind: 'save' | 'delete' }>): AliasedDocument {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const declare = (name: string, type: string, value: unknown) => {
    declared.push(`$${name}: ${type}`);
    variables[name] = value;
    return `$${name}`;
  };
  const lines = rows.map(({ mediaId, request }, place) => {
    const alias = aliasOf(place);
    const id = request.kind === 'create' ? undefined : `id: ${declare(`${alias}id`, 'Int', request.entryId)}`;
    if (request.kind === 'delete') return `  ${alias}: DeleteMediaListEntry(${id}) { deleted }`;
    const members = Object.entries(request.members).map(
      // Only members of an entry are among them.
      ([name, value]) => `${name}: ${declare(`${alias}${name}`, TYPES[name as keyof EntryMembers], value)}`,
    );
    const media = `mediaId: ${declare(`${alias}mediaId`, 'Int', mediaId)}`;
    return `  ${alias}: SaveMediaListEntry(${[id, media, ...members].filter(Boolean).join(', ')}) { ${ENTRY} }`;
  });
  const name = kind === 'delete' ? 'DeleteMediaListEntries' : 'SaveMediaListEntries';
  return { document: `mutation ${name}(${declared.join(', ')}) {\n${lines.join('\n')}\n}`, variables };
}
