import type { BatchChange, EntryMembers } from '@tsugi/data/batches';
import { t } from '@tsugi/i18n/macro';
import { formatFuzzyDate, joinItems, listStatusLabel, scoreText } from '@tsugi/ui/components';
import type { BulkMember } from './entry-outcome.ts';

export interface MemberContext {
  readonly type: 'ANIME' | 'MANGA';
  readonly scoreFormat: string;
}

/** The name of a member, as the editor has it. */
export function memberLabel(member: BulkMember, { type }: MemberContext): string {
  const isManga = type === 'MANGA';
  switch (member) {
    case 'status':
      return t`Status`;
    case 'score':
      return t`Score`;
    case 'progress':
      return isManga ? t`Chapters` : t`Episodes`;
    case 'progressVolumes':
      return t`Volumes`;
    case 'repeat':
      return isManga ? t`Rereads` : t`Rewatches`;
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
  member: BulkMember,
  members: Partial<EntryMembers> | undefined,
  { type, scoreFormat }: MemberContext,
): string {
  if (!members) return NOTHING;
  switch (member) {
    case 'status':
      return members.status ? listStatusLabel(members.status, type) : NOTHING;
    case 'score':
      return scoreText(members.score ?? 0, scoreFormat) || NOTHING;
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
  member: BulkMember,
  { before, after }: Pick<BatchChange, 'before' | 'after'>,
  context: MemberContext,
): string {
  const text = memberText(member, after, context);
  const kept = member === 'notes' && before?.notes ? `${before.notes}\n` : undefined;
  return kept !== undefined && text.startsWith(kept) ? `… ${text.slice(kept.length)}` : text;
}

function dateOf(date: Partial<EntryMembers>['startedAt']) {
  return { year: date?.year ?? null, month: date?.month ?? null, day: date?.day ?? null };
}
