import { t } from '@tsugi/i18n/macro';
import {
  type FuzzyDate,
  formatFuzzyDate,
  formatList,
  formatNumber,
  listStatusLabel,
} from '@tsugi/ui/components';
import type { SentMembers } from './worker/compare-entry.ts';

export type MemberName = keyof SentMembers;

/** In the order in which they are told. */
export const MEMBERS = [
  'status',
  'score',
  'progress',
  'progressVolumes',
  'repeat',
  'startedAt',
  'completedAt',
  'customLists',
  'advancedScores',
  'private',
  'hiddenFromStatusLists',
  'notes',
] as const satisfies readonly MemberName[];

export function memberLabel(name: MemberName, type: 'ANIME' | 'MANGA'): string {
  switch (name) {
    case 'status':
      return t`Status`;
    case 'score':
      return t`Score`;
    case 'progress':
      return type === 'ANIME' ? t`Episodes` : t`Chapters`;
    case 'progressVolumes':
      return t`Volumes`;
    case 'repeat':
      return t`Repeated`;
    case 'startedAt':
      return t`Started`;
    case 'completedAt':
      return t({ message: 'Completed', context: 'date' });
    case 'customLists':
      return t`Custom lists`;
    case 'advancedScores':
      return t`Advanced scores`;
    case 'private':
      return t`Private`;
    case 'hiddenFromStatusLists':
      return t`Hidden from status lists`;
    case 'notes':
      return t`Notes`;
  }
}

/** A value of an entry as a short text; a dash for none. */
export function memberText(name: MemberName, members: SentMembers, type: 'ANIME' | 'MANGA'): string {
  switch (name) {
    case 'status':
      return members.status ? listStatusLabel(members.status, type) : NONE;
    case 'score':
      return members.score ? formatNumber(members.score) : NONE;
    case 'progress':
    case 'progressVolumes':
    case 'repeat':
      return formatNumber(members[name] ?? 0);
    case 'startedAt':
    case 'completedAt':
      return dateText(members[name]);
    case 'customLists':
      return members.customLists?.length ? formatList(members.customLists) : NONE;
    case 'advancedScores':
      return members.advancedScores?.some(Boolean)
        ? members.advancedScores.map((score) => formatNumber(score)).join(' · ')
        : NONE;
    case 'private':
    case 'hiddenFromStatusLists':
      return members[name] ? t`Yes` : t`No`;
    case 'notes':
      return members.notes ? t`“${{ notes: shortText(members.notes) }}”` : NONE;
  }
}

const NONE = '–';
const MOST_SIGNS = 60;

function shortText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_SIGNS ? `${line.slice(0, MOST_SIGNS)}…` : line;
}

function dateText(date: SentMembers['startedAt']): string {
  if (!date) return NONE;
  const fuzzy: FuzzyDate = { year: date.year ?? null, month: date.month ?? null, day: date.day ?? null };
  return formatFuzzyDate(fuzzy) || NONE;
}
