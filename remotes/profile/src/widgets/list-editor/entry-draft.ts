import type { EntryChanges } from '@tsugi/data';
import { datePartsOf, type MediaTotals, membersForStatus } from '@tsugi/data/pure';
import { type FuzzyDate, isListStatus, isoFuzzyDate, type ListStatus } from '@tsugi/ui/components';
import { advancedScore, clampCount, clampScore } from './score-format.ts';

/** An entry as the service gives it, as far as the editor knows it. */
export interface EditedEntry {
  readonly id: number;
  readonly status: string | null;
  readonly score: number | null;
  /** Sub-scores by name; maps arrive as plain JSON. */
  readonly advancedScores?: unknown;
  readonly progress: number | null;
  readonly progressVolumes?: number | null;
  readonly repeat?: number | null;
  readonly private?: boolean | null;
  readonly hiddenFromStatusLists?: boolean | null;
  readonly notes?: string | null;
  /** Whether the entry stands on each custom list. */
  readonly customLists?: unknown;
  readonly startedAt?: FuzzyDate | null;
  readonly completedAt?: FuzzyDate | null;
}

/** What limits and shapes the fields. */
export interface EntryRules {
  readonly totals: MediaTotals;
  readonly scoreFormat: string;
  /** Names of the sub-scores in the order of the user's settings; empty when they are switched off. */
  readonly subScores: readonly string[];
  /** Names of the user's custom lists. */
  readonly customLists: readonly string[];
}

/** The fields of the editor. Dates are YYYY-MM-DD, empty for none; a number that cannot be read is NaN. */
export interface EntryDraft {
  readonly status: ListStatus | null;
  readonly score: number;
  readonly subScores: readonly number[];
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly startedAt: string;
  readonly completedAt: string;
  readonly notes: string;
  readonly isPrivate: boolean;
  readonly isHidden: boolean;
  /** Names of the custom lists that it stands on. */
  readonly customLists: readonly string[];
}

/** @param entry null when the media is not on the list */
export function draftOf(entry: EditedEntry | null, { subScores, customLists }: EntryRules): EntryDraft {
  const scores = mapOf(entry?.advancedScores);
  const lists = mapOf(entry?.customLists);
  return {
    status: entry?.status && isListStatus(entry.status) ? entry.status : null,
    score: entry?.score ?? 0,
    subScores: subScores.map((name) => Number(scores[name] ?? 0)),
    progress: entry?.progress ?? 0,
    progressVolumes: entry?.progressVolumes ?? 0,
    repeat: entry?.repeat ?? 0,
    startedAt: isoFuzzyDate(entry?.startedAt),
    completedAt: isoFuzzyDate(entry?.completedAt),
    notes: entry?.notes ?? '',
    isPrivate: entry?.private ?? false,
    isHidden: entry?.hiddenFromStatusLists ?? false,
    customLists: customLists.filter((name) => lists[name] === true),
  };
}

/** The draft after the user has chosen a status, with the dates and counts that it brings. */
export function withStatus(
  draft: EntryDraft,
  status: ListStatus,
  entry: EditedEntry | null,
  { totals }: EntryRules,
  now: Date,
): EntryDraft {
  // A date of which only the year is known is shown as none, and is no empty one.
  const dateOf = (text: string, known: FuzzyDate | null | undefined) =>
    text === '' && isoFuzzyDate(known) === '' ? (known ?? null) : partsOfDate(text);
  const { startedAt, completedAt, progress, progressVolumes } = membersForStatus(
    status,
    {
      progress: draft.progress,
      progressVolumes: draft.progressVolumes,
      startedAt: plain(dateOf(draft.startedAt, entry?.startedAt)),
      completedAt: plain(dateOf(draft.completedAt, entry?.completedAt)),
    },
    totals,
    datePartsOf(now),
  );
  return {
    ...draft,
    status,
    ...(startedAt ? { startedAt: isoFuzzyDate(startedAt) } : {}),
    ...(completedAt ? { completedAt: isoFuzzyDate(completedAt) } : {}),
    ...(progress === undefined ? {} : { progress }),
    ...(progressVolumes === undefined ? {} : { progressVolumes }),
  };
}

/** The draft with one other sub-score; the score follows from all of them. */
export function withSubScore(draft: EntryDraft, at: number, value: number, format: string): EntryDraft {
  const subScores = draft.subScores.map((score, index) => (index === at ? value : score));
  const score = subScores.some(Number.isNaN) ? undefined : advancedScore(subScores, format);
  return { ...draft, subScores, ...(score === undefined ? {} : { score }) };
}

/** Every number within its limits. */
export function clampDraft(draft: EntryDraft, { totals, scoreFormat }: EntryRules): EntryDraft {
  return {
    ...draft,
    score: clampScore(draft.score, scoreFormat),
    subScores: draft.subScores.map((score) => clampScore(score, scoreFormat)),
    progress: clampCount(draft.progress, totals.episodes ?? totals.chapters),
    progressVolumes: clampCount(draft.progressVolumes, totals.volumes),
    repeat: clampCount(draft.repeat, null),
  };
}

/**
 * What has to be sent to get from the entry to the draft: only members that differ.
 * @throws RangeError when a number cannot be read
 */
export function changesOf(entry: EditedEntry | null, draft: EntryDraft, rules: EntryRules): EntryChanges {
  const before = draftOf(entry, rules);
  const after = clampDraft(draft, rules);
  const numbers = [after.score, after.progress, after.progressVolumes, after.repeat, ...after.subScores];
  if (numbers.some(Number.isNaN)) throw new RangeError('A number cannot be read');
  return {
    ...(after.status !== null && after.status !== before.status ? { status: after.status } : {}),
    ...(after.score !== before.score ? { score: after.score } : {}),
    ...(isSameList(after.subScores, before.subScores) ? {} : { advancedScores: after.subScores }),
    ...(after.progress !== before.progress ? { progress: after.progress } : {}),
    ...(after.progressVolumes !== before.progressVolumes ? { progressVolumes: after.progressVolumes } : {}),
    ...(after.repeat !== before.repeat ? { repeat: after.repeat } : {}),
    ...(after.startedAt !== before.startedAt ? { startedAt: partsOfDate(after.startedAt) } : {}),
    ...(after.completedAt !== before.completedAt ? { completedAt: partsOfDate(after.completedAt) } : {}),
    ...(after.notes !== before.notes ? { notes: after.notes === '' ? null : after.notes } : {}),
    ...(after.isPrivate !== before.isPrivate ? { private: after.isPrivate } : {}),
    ...(after.isHidden !== before.isHidden ? { hiddenFromStatusLists: after.isHidden } : {}),
    ...(isSameList(after.customLists.toSorted(), before.customLists.toSorted())
      ? {}
      : { customLists: rules.customLists.filter((name) => after.customLists.includes(name)) }),
  };
}

/** YYYY-MM-DD in its parts; all null for anything else. */
export function partsOfDate(text: string): {
  year: number | null;
  month: number | null;
  day: number | null;
} {
  const [, year, month, day] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return { year: null, month: null, day: null };
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function plain(date: FuzzyDate | null) {
  return { year: date?.year ?? null, month: date?.month ?? null, day: date?.day ?? null };
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
