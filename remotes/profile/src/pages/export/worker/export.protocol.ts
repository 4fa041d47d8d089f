import type { MediaType, ScoreFormat } from '@tsugi/data/wire/tracker';
import type { FileFormat } from '../../../model/list-file/file-entry.ts';
import type { OwnListCommand, OwnListResults } from '../../../model/own-list/own-list.protocol.ts';

export interface WriteCommand {
  readonly kind: 'write';
  readonly format: FileFormat;
  readonly userName: string;
  readonly scoreFormat: ScoreFormat;
  /** Milliseconds since 1970. */
  readonly exportedAt: number;
  /** One for the format of MyAnimeList, whose files have one each. */
  readonly lists: readonly { readonly type: MediaType; readonly asOf: number }[];
}

export interface LeftOutTitle {
  readonly id: number;
  readonly title: string;
}

export type ExportCommand =
  | OwnListCommand
  | WriteCommand
  /** The titles that a file for MyAnimeList leaves out. */
  | { readonly kind: 'left-out'; readonly type: MediaType }
  /** The same with everything of their entries, as CSV. */
  | { readonly kind: 'write-left-out'; readonly type: MediaType; readonly scoreFormat: ScoreFormat };

export interface WrittenList {
  readonly blob: Blob;
  /** Entries in it. */
  readonly entries: number;
}

export type ExportResults = OwnListResults & {
  readonly write: WrittenList;
  readonly 'left-out': readonly LeftOutTitle[];
  readonly 'write-left-out': WrittenList;
};
