import type { HeldEntry } from '../operations/media-list-entries.query.ts';
import type { EntryMembers } from './batch.ts';

/** An entry of the tracker in the form in which it is sent. */
export interface Held {
  readonly id: number;
  readonly members: Partial<EntryMembers>;
  /** Unix seconds. */
  readonly updatedAt?: number | null;
}

type Member = keyof EntryMembers;
type Wire = Omit<HeldEntry, 'mediaId'>;

export function heldOf(wire: Wire): Held {
  return {
    id: wire.id,
    updatedAt: wire.updatedAt,
    members: {
      ...(wire.status === null ? {} : { status: wire.status }),
      score: wire.score ?? 0,
      progress: wire.progress ?? 0,
      progressVolumes: wire.progressVolumes ?? 0,
      repeat: wire.repeat ?? 0,
      private: wire.private ?? false,
      notes: wire.notes || null,
      hiddenFromStatusLists: wire.hiddenFromStatusLists ?? false,
      customLists: namesOn(wire.customLists),
      advancedScores: valuesOf(wire.advancedScores),
      startedAt: dateOf(wire.startedAt),
      completedAt: dateOf(wire.completedAt),
    },
  };
}

export const NO_DATE = { year: null, month: null, day: null };

function dateOf(date: Wire['startedAt']): EntryMembers['startedAt'] {
  return date ? { year: date.year, month: date.month, day: date.day } : NO_DATE;
}

const NAMES: readonly Member[] = [
  'status',
  'score',
  'progress',
  'progressVolumes',
  'repeat',
  'private',
  'notes',
  'hiddenFromStatusLists',
  'customLists',
  'advancedScores',
  'startedAt',
  'completedAt',
];

/** Members of an entry as a page has them, in the form in which they are sent. What it does not know whole is left out. */
export function sentMembers(members: Readonly<Record<string, unknown>>): Partial<EntryMembers> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = sentForm(name, members[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function sentForm(name: Member, value: unknown): unknown {
  if (value === undefined || (value === null && name !== 'notes')) return undefined;
  if (name === 'customLists') return Array.isArray(value) ? value : namesOn(value);
  if (name === 'advancedScores') return Array.isArray(value) ? value : valuesOf(value);
  // Some responses give the year of a date alone.
  if (name === 'startedAt' || name === 'completedAt') return 'day' in Object(value) ? value : undefined;
  return value;
}

/** Maps arrive as plain JSON. */
function namesOn(map: unknown): readonly string[] {
  return Object.entries(Object(map)).flatMap(([name, isOn]) => (isOn === true ? [name] : []));
}

function valuesOf(map: unknown): readonly number[] {
  return Object.values(Object(map)).map((value) => (typeof value === 'number' ? value : 0));
}

/** The names of the members that differ, of those that `wanted` has. */
export function membersThatDiffer(
  wanted: Partial<EntryMembers>,
  held: Partial<EntryMembers>,
): readonly Member[] {
  // Only members of an entry are among them.
  return (Object.keys(wanted) as Member[]).filter((name) => !isSameMember(name, wanted[name], held[name]));
}

export function isSameMember(name: Member, one: unknown, other: unknown): boolean {
  return one === other || comparable(name, one) === comparable(name, other);
}

export function pickMembers(members: Partial<EntryMembers>, names: readonly Member[]): Partial<EntryMembers> {
  return Object.fromEntries(names.filter((name) => name in members).map((name) => [name, members[name]]));
}

/** Equal for what the tracker stores alike. */
function comparable(name: Member, value: unknown): string {
  switch (name) {
    case 'score':
      // In the format with decimals the tracker rounds to the first one.
      return String(Math.round(Number(value ?? 0) * 10));
    case 'progress':
    case 'progressVolumes':
    case 'repeat':
      return String(value ?? 0);
    case 'private':
    case 'hiddenFromStatusLists':
      return String(value === true);
    case 'customLists':
      return JSON.stringify([...new Set(Array.isArray(value) ? value : [])].sort());
    case 'advancedScores':
      return scoresText(value);
    case 'startedAt':
    case 'completedAt': {
      const { year = null, month = null, day = null } = Object(value);
      return JSON.stringify([year, month, day]);
    }
    case 'notes':
      return String(value ?? '');
    case 'status':
      return String(value);
  }
}

/** Sub-scores that are missing at the end are 0. */
function scoresText(value: unknown): string {
  const scores: readonly unknown[] = Array.isArray(value) ? value : [];
  const last = scores.findLastIndex((score) => Boolean(score));
  return JSON.stringify(scores.slice(0, last + 1).map((score) => Math.round(Number(score) * 10)));
}
