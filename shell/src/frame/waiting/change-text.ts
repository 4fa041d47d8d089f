import type { WaitingChange } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import {
  formatFuzzyDate,
  isListStatus,
  joinItems,
  type ListStatus,
  listStatusLabel,
} from '@tsugi/ui/components';

const MEMBERS: Readonly<Record<string, string>> = {
  get exists() {
    return t`On your list`;
  },
  get status() {
    return t`Status`;
  },
  get score() {
    return t`Score`;
  },
  get progress() {
    return t`Progress`;
  },
  get progressVolumes() {
    return t`Volumes`;
  },
  get repeat() {
    return t`Repeats`;
  },
  get private() {
    return t`Private`;
  },
  get notes() {
    return t`Notes`;
  },
  get hiddenFromStatusLists() {
    return t`Hidden from status lists`;
  },
  get customLists() {
    return t`Custom lists`;
  },
  get advancedScores() {
    return t`Scores`;
  },
  get startedAt() {
    return t`Started`;
  },
  get completedAt() {
    return t`Finished`;
  },
  get userRating() {
    return t`Your vote`;
  },
};

const VOTES: Readonly<Record<string, string>> = {
  get RATE_UP() {
    return t`Thumbs up`;
  },
  get RATE_DOWN() {
    return t`Thumbs down`;
  },
  get NO_RATING() {
    return t`No vote`;
  },
};

export function memberLabel(name: string): string {
  return MEMBERS[name] ?? name;
}

/** A value as the list and the conflict show it. An empty one is "None". */
export function memberValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return value.length > 0 ? joinItems(value.map(String)) : t`None`;
  if (typeof value === 'object' && value !== null) {
    if (name === 'startedAt' || name === 'completedAt') return formatFuzzyDate(value) || t`None`;
    return memberValue(
      name,
      Object.entries(value).flatMap(([key, one]) =>
        one === false ? [] : one === true ? [key] : [`${key} ${one}`],
      ),
    );
  }
  if (value === null || value === undefined || value === '' || (name === 'score' && value === 0))
    return t`None`;
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
      return mine.isFavourite ? t`Added to your favourites` : t`Removed from your favourites`;
    case 'like':
      return mine.isLiked ? t`Liked` : t`Like taken back`;
    case 'follow':
      return mine.isFollowing ? t`Followed` : t`No longer followed`;
    case 'rating':
      return memberValue('userRating', mine.userRating);
    case 'setting': {
      const [value] = Object.values(mine);
      // What the values of the others are called, the page of the settings knows.
      return typeof value === 'boolean' ? memberValue('', value) : t`Set to another value`;
    }
    case 'entry': {
      if (mine.exists === false) return t`Removed from your list`;
      const parts = Object.entries(mine).filter(([name]) => name in MEMBERS && name !== 'exists');
      if (parts.length === 0) return t`Added to your list`;
      return parts.map(([name, value]) => `${memberLabel(name)}: ${memberValue(name, value)}`).join(', ');
    }
  }
}
