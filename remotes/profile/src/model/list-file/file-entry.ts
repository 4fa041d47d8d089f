import type { MediaListStatus, MediaType, ScoreFormat } from '@tsugi/data/wire/tracker';

/** A date of which parts may be unknown; month and day from 1. */
export interface FileDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export interface FileScore {
  readonly value: number;
  readonly format: ScoreFormat;
  /** The same score from 0 to 100, where the file has it. */
  readonly of100?: number;
}

export interface SubScore {
  /** As its user calls it. */
  readonly name: string;
  readonly score: number;
}

/** What a file says of an entry. A member that the file does not have is left out: nothing is known of it. */
export interface FileMembers {
  readonly status?: MediaListStatus;
  readonly score?: FileScore;
  readonly advancedScores?: readonly SubScore[];
  readonly progress?: number;
  readonly progressVolumes?: number;
  readonly repeat?: number;
  readonly private?: boolean;
  readonly hiddenFromStatusLists?: boolean;
  readonly notes?: string | null;
  /** Names of the custom lists that the entry stands on. */
  readonly customLists?: readonly string[];
  readonly startedAt?: FileDate | null;
  readonly completedAt?: FileDate | null;
}

/** One entry of a file, in whatever format the file is. */
export interface FileEntry {
  /** Of the entry in the file, from 1: what the user finds it by. */
  readonly row: number;
  readonly type: MediaType;
  /** The tracker's id of the media. */
  readonly mediaId?: number;
  /** The id of the media at MyAnimeList, which counts anime and manga apart. */
  readonly idMal?: number;
  readonly title: string;
  readonly members: FileMembers;
  /** Unix seconds of the last change, where the file has it. */
  readonly updatedAt?: number;
}

/** Why a row of a file is left out; `value` as the file has it. */
export interface RowProblem {
  readonly row: number;
  readonly title: string;
  readonly problem:
    | { readonly code: 'no-title-or-id' }
    | { readonly code: 'no-type' }
    | { readonly code: 'score-range'; readonly value: string; readonly max: number }
    | { readonly code: 'invalid'; readonly field: string; readonly value: string }
    | { readonly code: 'duplicate'; readonly first: number };
}

/** The formats that are written and read. */
export type FileFormat = 'json' | 'csv' | 'mal-xml';

export interface ListFile {
  readonly format: FileFormat;
  /** Whose lists they are, where the file says so. */
  readonly userName?: string;
  readonly entries: readonly FileEntry[];
  readonly problems: readonly RowProblem[];
}

/** Highest scores. */
export const MAX_SCORE: Readonly<Record<ScoreFormat, number>> = {
  POINT_100: 100,
  POINT_10_DECIMAL: 10,
  POINT_10: 10,
  POINT_5: 5,
  POINT_3: 3,
};

export function isScoreFormat(value: unknown): value is ScoreFormat {
  return typeof value === 'string' && Object.hasOwn(MAX_SCORE, value);
}
