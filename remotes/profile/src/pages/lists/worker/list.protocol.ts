import type { MissingPart } from '@tsugi/data';
import type { ListEntry, MediaListGroup } from '@tsugi/data/operations/media-list-collection';
import type { EntryChange } from '@tsugi/data/stored';
import type { WorkerClient } from '@tsugi/platform/worker-client';
import type { ListFilter } from '../../../model/list-params.ts';

/** One entry with its media: what cards show and editors begin with. */
export type ListCard = ListEntry;
export type ListGroup = Pick<MediaListGroup, 'name' | 'isCustomList'> & {
  readonly entries: readonly ListCard[];
};

/** An entry with what of its media decides about changes: of thousands of them, the whole ones would take a second to hand over. */
export type SelectedEntry = Omit<ListCard, 'media'> & {
  readonly media: Pick<ListCard['media'], 'episodes' | 'chapters' | 'volumes' | 'nextAiringEpisode'> & {
    readonly title: string;
  };
};

export interface ListQuery {
  /** Name of the one list that is wanted, in any case; all lists without it. */
  readonly list: string | undefined;
  readonly filter: ListFilter;
  /** Whose order titles have; the present one when it is left out. */
  readonly language?: string;
  /** What airs depends on it: milliseconds since 1970. */
  readonly nowMs: number;
  /** How many cards the result brings along. */
  readonly first: number;
}

export interface SectionCount {
  readonly name: string;
  readonly isCustom: boolean;
  readonly count: number;
}

export interface ListResult {
  /** False when the list that is wanted does not exist. */
  readonly isKnownList: boolean;
  /** The wanted list as its owner spells it. */
  readonly listName: string | undefined;
  /** Titles before the filter. */
  readonly total: number;
  readonly passed: number;
  /** What passed, in the owner's order of sections. */
  readonly sections: readonly SectionCount[];
  /** Rows of the table, section by section, in the order of the filter. */
  readonly rows: Int32Array;
  /** When an airing makes another result of the same query; milliseconds since 1970. Undefined: none does. */
  readonly changesAtMs: number | undefined;
  /** Of the first rows. */
  readonly cards: readonly ListCard[];
}

export interface ListCounts {
  /** All titles, each once. */
  readonly total: number;
  readonly sections: readonly SectionCount[];
}

/** What the filters of a list offer: values that occur in it, from A to Z. */
export interface ListValues {
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  readonly studios: readonly string[];
}

export type ListSummary = ListCounts & ListValues;

export interface OpenedList {
  /** When the stored response was requested; undefined when none is stored. */
  readonly storedAt: number | undefined;
  /** Parts that the service could not give. */
  readonly missing: readonly MissingPart[];
  /** The owner of the stored list. */
  readonly owner: ListOwner | undefined;
}

export interface ListOwner {
  readonly name: string;
  readonly scoreFormat: string;
}

/** What the page asks; each gets one response with its number. */
export type ListCommand =
  /** Reads the stored response into the table. */
  | { readonly kind: 'open'; readonly storeName: 'results' | 'users'; readonly key: string }
  /** A list comes in parts; an older one is shown until `end`, unless the table is empty. */
  | { readonly kind: 'begin'; readonly sectionOrder: readonly string[] }
  | { readonly kind: 'add'; readonly groups: readonly ListGroup[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'changes'; readonly changes: readonly EntryChange[] }
  | { readonly kind: 'summary' }
  | { readonly kind: 'query'; readonly query: ListQuery }
  | { readonly kind: 'cards'; readonly rows: readonly number[] }
  | { readonly kind: 'media-ids'; readonly rows: Int32Array }
  /** Those of the media that are on the list by now. */
  | { readonly kind: 'entries'; readonly mediaIds: readonly number[] }
  | { readonly kind: 'custom-lists' };

export type ListResults = {
  readonly open: OpenedList;
  readonly begin: undefined;
  readonly add: undefined;
  readonly end: undefined;
  readonly changes: undefined;
  readonly summary: ListSummary;
  readonly query: ListResult;
  readonly cards: readonly ListCard[];
  readonly 'media-ids': Int32Array;
  readonly entries: readonly SelectedEntry[];
  /** Names of all lists of the owner's own, also of those on which nothing stands. */
  readonly 'custom-lists': readonly string[];
};

export type ListClient = WorkerClient<ListCommand, ListResults>;
