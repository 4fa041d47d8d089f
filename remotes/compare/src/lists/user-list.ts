import type { ScoreFormat } from '@tsugi/ui/components';
import type { ComparedList } from '../comparison/compare-lists.ts';

/** A media as the cards of a comparison show it. */
export interface CompareMedia {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly cover: string | null;
  readonly color: string | null;
  /** "TV · 2024 · 12 ep" */
  readonly facts: string;
  /** Everyone's average, 0 to 100. */
  readonly averageScore: number | null;
}

export interface UserEntry {
  readonly media: CompareMedia;
  readonly status: string;
  /** In the user's own format; 0 for none. */
  readonly score: number;
  readonly repeat: number;
}

/** One user's whole list, as far as the comparison needs it. */
export interface UserList {
  readonly name: string;
  readonly avatar: string | null;
  readonly scoreFormat: ScoreFormat;
  readonly entries: ReadonlyMap<number, UserEntry>;
  /** The same entries as the worker reads them. */
  readonly compared: ComparedList;
}
