import type { EntryChanges } from '@tsugi/data';
import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { ScoreFormat } from '@tsugi/data/wire/tracker';
import { convertScore, isSameScore } from '../../../model/list-file/convert-score.ts';
import type { FileDate, FileMembers } from '../../../model/list-file/file-entry.ts';
import { namesOf } from '../../../model/list-file/json-entry.ts';

/** What the viewer's account has set for lists of one type. */
export interface AccountOptions {
  readonly scoreFormat: ScoreFormat;
  readonly customLists: readonly string[];
  /** Names of sub-scores; none when they are switched off. */
  readonly subScores: readonly string[];
}

/** Members as they are sent. */
export type SentMembers = Partial<EntryMembers>;
type EntryMembers = Required<EntryChanges>;

export interface Difference {
  /** What the entry holds of the members that differ; undefined where there is no entry. */
  readonly before: SentMembers | undefined;
  /** What the file wants of them; without members when nothing differs. */
  readonly after: SentMembers;
}

/** What of a file's entry differs from the viewer's own, in the terms of the viewer's account. */
export function compareEntry(
  file: FileMembers,
  own: ListEntry | undefined,
  options: AccountOptions,
): Difference {
  const wanted = toSent(file, own, options);
  if (!own) return { before: undefined, after: newEntry(wanted) };
  const held = heldBy(own, options);
  // A coarser score of the file says nothing against the own one.
  if (file.score && isSameScore(file.score, own, options.scoreFormat)) delete wanted.score;
  const before: { [name: string]: unknown } = {};
  const after: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(wanted)) {
    // The members of an entry that is sent are among those that it holds.
    const had = held[name as keyof EntryMembers];
    if (isSame(had, value)) continue;
    before[name] = had;
    after[name] = value;
  }
  // Their names and values are those of `wanted` and `held`.
  return { before: before as SentMembers, after: after as SentMembers };
}

type Wanted = { -readonly [K in keyof EntryMembers]?: EntryMembers[K] };

function toSent(file: FileMembers, own: ListEntry | undefined, options: AccountOptions): Wanted {
  const { score, advancedScores, customLists, startedAt, completedAt, ...rest } = file;
  const subScores = advancedScores && subScoresFor(advancedScores, own, options);
  return {
    ...rest,
    ...(score ? { score: convertScore(score, options.scoreFormat) } : {}),
    ...(subScores ? { advancedScores: subScores } : {}),
    ...(customLists ? { customLists: options.customLists.filter((name) => customLists.includes(name)) } : {}),
    ...(startedAt === undefined ? {} : { startedAt: toDate(startedAt) }),
    ...(completedAt === undefined ? {} : { completedAt: toDate(completedAt) }),
  };
}

/** In the order of the account; a name that the file does not have stays as it is. Undefined when it has none of them. */
function subScoresFor(
  file: NonNullable<FileMembers['advancedScores']>,
  own: ListEntry | undefined,
  { subScores }: AccountOptions,
): readonly number[] | undefined {
  const given = new Map(file.map(({ name, score }) => [name, score]));
  if (!subScores.some((name) => given.has(name))) return undefined;
  return subScores.map((name) => given.get(name) ?? own?.advancedScores[name] ?? 0);
}

function toDate(date: FileDate | null): FileDate {
  return date ?? { year: null, month: null, day: null };
}

/** An entry's members as they would be sent. */
export function heldBy(own: ListEntry, { subScores, customLists }: AccountOptions): SentMembers {
  return {
    ...(own.status ? { status: own.status } : {}),
    score: own.score,
    progress: own.progress,
    progressVolumes: own.progressVolumes,
    repeat: own.repeat,
    private: own.private,
    hiddenFromStatusLists: own.hiddenFromStatusLists ?? false,
    notes: own.notes,
    customLists: customLists.filter((name) => namesOf(own.customLists).includes(name)),
    advancedScores: subScores.map((name) => own.advancedScores[name] ?? 0),
    startedAt: toDate(own.startedAt),
    completedAt: toDate(own.completedAt),
  };
}

function isSame(held: unknown, wanted: unknown): boolean {
  // An empty text and none are the same to the service.
  return JSON.stringify(held || null) === JSON.stringify(wanted || null);
}

/** Of a new entry only what is set is sent: the rest is empty by itself. */
function newEntry({ status = 'PLANNING', ...wanted }: Wanted): SentMembers {
  const isSet = (value: unknown) =>
    Array.isArray(value)
      ? value.some(Boolean)
      : typeof value === 'object' && value !== null
        ? Object.values(value).some((part) => part !== null)
        : Boolean(value);
  return { status, ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => isSet(value))) };
}
