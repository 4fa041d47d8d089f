import type { WaitingChange } from '@tsugi/data/status';
import { formatFuzzyDate, isListStatus, type ListStatus, listStatusLabel } from '@tsugi/ui/components';

/** "2 changes waiting" */
export function changesWaiting(count: number): string {
  return count === 1 ? '1 change waiting' : `${count} changes waiting`;
}

const NAMES: Readonly<Record<WaitingChange['about'], string>> = {
  favourite: 'A favourite',
  like: 'An activity',
  follow: 'A user',
  entry: 'A list entry',
  rating: 'A recommendation',
};

/** What the change is about, as a heading. */
export function changeTitle({ title, about }: WaitingChange): string {
  return title ?? NAMES[about];
}

const MEMBERS: Readonly<Record<string, string>> = {
  exists: 'On your list',
  status: 'Status',
  score: 'Score',
  progress: 'Progress',
  progressVolumes: 'Volumes',
  repeat: 'Repeats',
  private: 'Private',
  notes: 'Notes',
  hiddenFromStatusLists: 'Hidden from status lists',
  customLists: 'Custom lists',
  advancedScores: 'Scores',
  startedAt: 'Started',
  completedAt: 'Finished',
  userRating: 'Your vote',
};

const VOTES: Readonly<Record<string, string>> = {
  RATE_UP: 'Thumbs up',
  RATE_DOWN: 'Thumbs down',
  NO_RATING: 'No vote',
};

export function memberLabel(name: string): string {
  return MEMBERS[name] ?? name;
}

/** A value as the list and the conflict show it. An empty one is "None". */
export function memberValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'None';
  if (typeof value === 'object' && value !== null) {
    if (name === 'startedAt' || name === 'completedAt') return formatFuzzyDate(value) || 'None';
    return memberValue(
      name,
      Object.entries(value).flatMap(([key, one]) =>
        one === false ? [] : one === true ? [key] : [`${key} ${one}`],
      ),
    );
  }
  if (value === null || value === undefined || value === '' || (name === 'score' && value === 0))
    return 'None';
  const text = String(value);
  if (name === 'status') return isListStatus(text) ? statusText(text) : text;
  return VOTES[text] ?? text;
}

/** A change does not say whether it is about anime or manga: the words of both, where they differ. */
function statusText(status: ListStatus): string {
  const labels = new Set([listStatusLabel(status, 'ANIME'), listStatusLabel(status, 'MANGA')]);
  return [...labels].join(' / ');
}

/** Summary of a change: "Progress: 5, Score: 8". */
export function changeText({ about, mine }: WaitingChange): string {
  switch (about) {
    case 'favourite':
      return mine.isFavourite ? 'Added to your favourites' : 'Removed from your favourites';
    case 'like':
      return mine.isLiked ? 'Liked' : 'Like taken back';
    case 'follow':
      return mine.isFollowing ? 'Followed' : 'No longer followed';
    case 'rating':
      return memberValue('userRating', mine.userRating);
    case 'entry': {
      if (mine.exists === false) return 'Removed from your list';
      const parts = Object.entries(mine).filter(([name]) => name in MEMBERS && name !== 'exists');
      if (parts.length === 0) return 'Added to your list';
      return parts.map(([name, value]) => `${memberLabel(name)}: ${memberValue(name, value)}`).join(', ');
    }
  }
}
