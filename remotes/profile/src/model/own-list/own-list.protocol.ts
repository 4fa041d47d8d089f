import type { MissingPart } from '@tsugi/data';
import type { EntryChange } from '@tsugi/data/stored';
import type { MediaType, ScoreFormat } from '@tsugi/data/wire/tracker';
import type { PassedGroup } from './pass-groups.ts';

export interface OwnListOwner {
  readonly name: string;
  readonly scoreFormat: ScoreFormat;
}

export interface OpenedOwnList {
  /** When the stored response was requested, in milliseconds since 1970; undefined when none is stored. */
  readonly storedAt: number | undefined;
  readonly missing: readonly MissingPart[];
  readonly owner: OwnListOwner | undefined;
  /** Titles, each once. */
  readonly count: number;
}

/** What fills a worker with the viewer's lists: commands that the workers of export and import have in common. */
export type OwnListCommand =
  /** Reads the stored response, in place of what there was. */
  | {
      readonly kind: 'open';
      readonly type: MediaType;
      readonly storeName: 'results' | 'users';
      readonly key: string;
    }
  /** Where nothing is stored: the list comes from the page in parts, in place of what there was. */
  | { readonly kind: 'begin'; readonly type: MediaType; readonly owner: OwnListOwner }
  | { readonly kind: 'add'; readonly type: MediaType; readonly groups: readonly PassedGroup[] }
  /** The viewer's changes that the response does not have; those of an earlier call no longer count. Gives the number of titles. */
  | { readonly kind: 'changes'; readonly type: MediaType; readonly changes: readonly EntryChange[] };

export interface OwnListResults {
  readonly open: OpenedOwnList;
  readonly begin: undefined;
  readonly add: undefined;
  readonly changes: number;
}
