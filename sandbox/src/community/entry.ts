import type { FuzzyDate } from '../calendar.ts';

export const LIST_STATUSES = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** One work on one person's list. */
export type Entry = {
  id: number;
  userId: number;
  mediaId: number;
  status: ListStatus;
  /** 0 to 100, whatever the owner's format; 0 is no score. */
  rawScore: number;
  progress: number;
  progressVolumes: number;
  repeat: number;
  priority: number;
  isPrivate: boolean;
  notes: string | null;
  hiddenFromStatusLists: boolean;
  customLists: readonly string[];
  /** By the name of the owner's advanced score, 0 to 10 (or 100 for POINT_100). */
  advancedScores: Readonly<Record<string, number>>;
  startedAt: FuzzyDate;
  completedAt: FuzzyDate;
  /** Unix seconds. */
  createdAt: number;
  updatedAt: number;
};
