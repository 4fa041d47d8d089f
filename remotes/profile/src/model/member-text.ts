import type { EntryMembers } from '@tsugi/data/batches';
import { t } from '@tsugi/i18n/macro';
import { formatFuzzyDate, formatNumber, joinItems, listStatusLabel, scoreText } from '@tsugi/ui/components';

export interface MemberContext {
  /** Undefined where it is not known whether the entry is of an anime or a manga: then the words of both stand there. */
  readonly type: 'ANIME' | 'MANGA' | undefined;
  readonly scoreFormat: string;
}

/** An entry before and after a change, as far as that concerns it. Undefined: there is no entry. */
export interface MemberValues {
  readonly before?: Partial<EntryMembers> | undefined;
  readonly after?: Partial<EntryMembers> | undefined;
}

export type MemberName = keyof EntryMembers;

/** All members, in the order in which they are shown. */
export const MEMBER_NAMES: readonly MemberName[] = [
  'status',
  'score',
  'advancedScores',
  'progress',
  'progressVolumes',
  'repeat',
  'startedAt',
  'completedAt',
  'private',
  'hiddenFromStatusLists',
  'notes',
  'customLists',
];

/** The members that a change sets, as far as they differ. */
export function changedMembers({ before, after }: MemberValues): readonly MemberName[] {
  return MEMBER_NAMES.filter(
    (name) =>
      after &&
      name in after &&
      !(before && name in before && JSON.stringify(before[name]) === JSON.stringify(after[name])),
  );
}

/** The name of a member, as the editor has it. */
export function memberLabel(member: MemberName, { type }: MemberContext): string {
  switch (member) {
    case 'status':
      return t`Status`;
    case 'score':
      return t`Score`;
    case 'advancedScores':
      return t`Advanced scores`;
    case 'progress':
      return type === undefined ? t`Progress` : type === 'MANGA' ? t`Chapters` : t`Episodes`;
    case 'progressVolumes':
      return t`Volumes`;
    case 'repeat':
      return type === undefined ? t`Repeats` : type === 'MANGA' ? t`Rereads` : t`Rewatches`;
    case 'startedAt':
      return t`Start date`;
    case 'completedAt':
      return t`Finish date`;
    case 'private':
      return t`Private`;
    case 'hiddenFromStatusLists':
      return t`Hidden from status lists`;
    case 'notes':
      return t`Notes`;
    case 'customLists':
      return t`Custom lists`;
  }
}

/** What nothing is shown as. */
const NOTHING = '–';

/** The value of a member; a dash for none. */
export function memberText(
  member: MemberName,
  members: Partial<EntryMembers> | undefined,
  { type, scoreFormat }: MemberContext,
): string {
  if (!members) return NOTHING;
  switch (member) {
    case 'status':
      return members.status ? statusText(members.status, type) : NOTHING;
    case 'score':
      return scoreText(members.score ?? 0, scoreFormat) || NOTHING;
    case 'advancedScores':
      return members.advancedScores?.some(Boolean)
        ? members.advancedScores.map((score) => formatNumber(score)).join(' · ')
        : NOTHING;
    case 'startedAt':
    case 'completedAt':
      return formatFuzzyDate(dateOf(members[member])) || NOTHING;
    case 'private':
    case 'hiddenFromStatusLists':
      return members[member] ? t`Yes` : t`No`;
    case 'notes':
      return members.notes || NOTHING;
    case 'customLists':
      return joinItems(members.customLists ?? []) || NOTHING;
    default:
      return String(members[member] ?? 0);
  }
}

/** What a member becomes, where there is little room: of notes to which a text is appended, that text. */
export function becomesText(
  member: MemberName,
  { before, after }: MemberValues,
  context: MemberContext,
): string {
  const text = memberText(member, after, context);
  const kept = member === 'notes' && before?.notes ? `${before.notes}\n` : undefined;
  return kept !== undefined && text.startsWith(kept) ? `… ${text.slice(kept.length)}` : text;
}

function statusText(status: string, type: MemberContext['type']): string {
  if (type) return listStatusLabel(status, type);
  return [...new Set([listStatusLabel(status, 'ANIME'), listStatusLabel(status, 'MANGA')])].join(' / ');
}

function dateOf(date: Partial<EntryMembers>['startedAt']) {
  return { year: date?.year ?? null, month: date?.month ?? null, day: date?.day ?? null };
}
