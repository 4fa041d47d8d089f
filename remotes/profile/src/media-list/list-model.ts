import type { MediaCardModel, ScoreFormat } from '@tsugi/ui/components';

/** One entry of a user's list: its card, and the values for filters and orders. */
export interface ListItem {
  readonly mediaId: number;
  readonly card: MediaCardModel;
  readonly path: string;
  /** Every title the media has, lower case, for searching. */
  readonly searchText: string;
  readonly genres: readonly string[];
  /** In the user's own format; 0 for none. */
  readonly score: number;
  readonly progress: number;
  /** Unix seconds of the last change. */
  readonly updatedAt: number;
  /** 0 when unknown. */
  readonly releaseYear: number;
}

/** A section of the list: a status, or a list of the user's own. */
export interface ListSection {
  readonly name: string;
  readonly isCustom: boolean;
  readonly items: readonly ListItem[];
}

export interface UserMediaList {
  readonly sections: readonly ListSection[];
  readonly scoreFormat: ScoreFormat;
}
