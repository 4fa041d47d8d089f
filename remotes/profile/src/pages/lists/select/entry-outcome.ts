import type { EntryMembers } from '@tsugi/data/batches';
import { type DateParts, membersForStatus } from '@tsugi/data/pure';
import { clampCount, clampScore } from '../../../widgets/list-editor/score-format.ts';
import { airingState } from '../../../widgets/watching/airing-state.ts';
import type { SelectedEntry } from '../worker/list.protocol.ts';
import { type BulkChange, type BulkCount, NO_DATE } from './bulk-change.ts';

/** What an outcome depends on besides the entry. */
export interface OutcomeRules {
  readonly scoreFormat: string;
  /** Of the user's own time zone. */
  readonly today: DateParts;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** An entry before and after a change: the members that differ, and those that the service would otherwise set on its own. */
export interface EntryOutcome {
  readonly before: Partial<EntryMembers>;
  readonly after: Partial<EntryMembers>;
  /** The change asks for the last episode, chapter or volume, and nobody knows which that is. */
  readonly isLengthUnknown: boolean;
}

type Members = Omit<EntryMembers, 'status'> & Partial<Pick<EntryMembers, 'status'>>;

/** All that an entry has, in the form in which it is sent. */
export function membersOf(entry: SelectedEntry): Members {
  return {
    ...(entry.status === null ? {} : { status: entry.status }),
    score: entry.score,
    progress: entry.progress,
    progressVolumes: entry.progressVolumes,
    repeat: entry.repeat,
    private: entry.private,
    notes: entry.notes,
    hiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
    customLists: Object.keys(entry.customLists).filter((name) => entry.customLists[name]),
    advancedScores: Object.values(entry.advancedScores),
    startedAt: { ...NO_DATE, ...entry.startedAt },
    completedAt: { ...NO_DATE, ...entry.completedAt },
  };
}

/**
 * What a change makes of an entry: as the editor of one entry would, and with all that the service does then of its own accord.
 * So the preview is what comes, and what was set can be taken back whole.
 */
export function entryOutcome(entry: SelectedEntry, change: BulkChange, rules: OutcomeRules): EntryOutcome {
  const before = membersOf(entry);
  const lengths = lengthsOf(entry, rules.nowMs);
  const asked = withChange(before, change, entry, lengths, rules);
  const after = withServiceRules(before, asked, change, lengths, rules.today);
  const isCompleted = after.status === 'COMPLETED' && before.status !== 'COMPLETED';
  const isBegun = after.progress > 0 && before.progress === 0;
  const names = MEMBERS.filter(
    (name) =>
      !isSame(before[name], after[name]) ||
      // Left out, the service would set it to today.
      (name === 'completedAt' && isCompleted) ||
      (name === 'startedAt' && isBegun && change.startedAt !== undefined),
  );
  return {
    before: pick(before, names),
    after: pick(after, names),
    isLengthUnknown:
      (change.progress?.kind === 'last' && lengths.last === null) ||
      (change.progressVolumes?.kind === 'last' && lengths.volumes === null),
  };
}

interface Lengths {
  /** Episodes or chapters; null while unknown. */
  readonly total: number | null;
  readonly volumes: number | null;
  /** The last one that there is by now: of an anime that airs, the latest. */
  readonly last: number | null;
}

function lengthsOf({ media }: SelectedEntry, nowMs: number): Lengths {
  const total = media.episodes || media.chapters || null;
  const next = media.nextAiringEpisode;
  return {
    total,
    volumes: media.volumes || null,
    last: next ? airingState(next, nowMs).episode - 1 : total,
  };
}

function withChange(
  before: Members,
  change: BulkChange,
  { media, customLists }: SelectedEntry,
  { total, volumes, last }: Lengths,
  { scoreFormat, today }: OutcomeRules,
): Members {
  const { status, score, progress, progressVolumes, repeat, startedAt, completedAt, notes } = change;
  const totals = { episodes: media.episodes, chapters: media.chapters, volumes: media.volumes };
  return {
    ...before,
    ...(status === undefined || status === before.status
      ? {}
      : membersForStatus(status, before, totals, today)),
    ...(score === undefined ? {} : { score: clampScore(score, scoreFormat) }),
    ...(progress ? { progress: countOf(progress, last, total) ?? before.progress } : {}),
    ...(progressVolumes
      ? { progressVolumes: countOf(progressVolumes, volumes, volumes) ?? before.progressVolumes }
      : {}),
    ...(repeat === undefined ? {} : { repeat: clampCount(repeat, null) }),
    ...(startedAt ? { startedAt } : {}),
    ...(completedAt ? { completedAt } : {}),
    ...(change.private === undefined ? {} : { private: change.private }),
    ...(change.hiddenFromStatusLists === undefined
      ? {}
      : { hiddenFromStatusLists: change.hiddenFromStatusLists }),
    ...(notes ? { notes: notesAfter(before.notes, notes) } : {}),
    ...(change.customLists ? { customLists: listsAfter(customLists, change.customLists) } : {}),
  };
}

/** Undefined when the last one is wanted and unknown. */
function countOf(count: BulkCount, last: number | null, total: number | null): number | undefined {
  return count.kind === 'last' ? (last ?? undefined) : clampCount(count.value, total);
}

function notesAfter(before: string | null, { kind, text }: NonNullable<BulkChange['notes']>): string | null {
  const notes = kind === 'append' && before ? (text === '' ? before : `${before}\n${text}`) : text;
  return notes === '' ? null : notes;
}

function listsAfter(
  before: SelectedEntry['customLists'],
  wanted: NonNullable<BulkChange['customLists']>,
): readonly string[] {
  const after = { ...before, ...wanted };
  return Object.keys(after).filter((name) => after[name]);
}

/** Reaching the end completes, a planned title that is begun is watched, beginning sets the start date, and completing fills up. */
function withServiceRules(
  before: Members,
  asked: Members,
  change: BulkChange,
  { total, volumes }: Lengths,
  today: DateParts,
): Members {
  const date = { ...NO_DATE, ...today };
  const isEmpty = (name: 'startedAt' | 'completedAt') => !change[name] && !asked[name].year;
  let after = asked;
  const isChosen = change.status !== undefined && change.status !== 'CURRENT';
  const isWatched = ['CURRENT', 'REPEATING', 'PLANNING'].includes(before.status ?? '');
  const reachesEnd = total !== null && after.progress >= total && before.progress < total;
  if (change.progress && reachesEnd && !isChosen && isWatched) {
    const hasRepeated = before.status === 'REPEATING' && change.repeat === undefined;
    after = { ...after, status: 'COMPLETED', ...(hasRepeated ? { repeat: before.repeat + 1 } : {}) };
  } else if (
    change.status === undefined &&
    before.status === 'PLANNING' &&
    after.progress > before.progress
  ) {
    after = { ...after, status: 'CURRENT' };
  }
  const isBegun = after.progress > 0 && before.progress === 0 && after.status !== 'PLANNING';
  if (isBegun && isEmpty('startedAt')) after = { ...after, startedAt: date };
  if (after.status !== 'COMPLETED' || before.status === 'COMPLETED') return after;
  return {
    ...after,
    progress: total ?? after.progress,
    progressVolumes: volumes ?? after.progressVolumes,
    ...(isEmpty('completedAt') ? { completedAt: date } : {}),
  };
}

const MEMBERS = [
  'status',
  'score',
  'progress',
  'progressVolumes',
  'repeat',
  'startedAt',
  'completedAt',
  'private',
  'hiddenFromStatusLists',
  'notes',
  'customLists',
] as const;
/** The members that a change of many entries can set. */
type BulkMember = (typeof MEMBERS)[number];

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function pick(members: Members, names: readonly BulkMember[]): Partial<EntryMembers> {
  return Object.fromEntries(names.map((name) => [name, members[name]]));
}
