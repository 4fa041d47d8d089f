import { type ApiError, asApiError, type MissingPart } from '@tsugi/data';
import {
  type MediaListCollectionData,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import { hasStored } from '@tsugi/data/read-stored';
import {
  type EntryChange,
  entryChangesSince,
  isStoredFresh,
  requestStored,
  type StoredQuery,
  storedQuery,
  whenWritten,
} from '@tsugi/data/stored';

/** What the reader of a stored list tells of it. */
export interface OpenedOwnList {
  /** When it was requested, milliseconds since 1970. */
  readonly storedAt: number;
  readonly missing?: readonly MissingPart[] | undefined;
}

/** Who takes the list, normally a worker. */
export interface OwnListReader {
  /** Reads it from the local database (`readStored`); undefined when it is not there. */
  readonly open: (stored: StoredQuery) => Promise<OpenedOwnList | undefined>;
  /** Takes the list itself: this browser has no database. */
  readonly take: (data: MediaListCollectionData) => Promise<void>;
}

export interface OwnListSource extends OwnListReader {
  readonly userName: string;
  readonly type: 'ANIME' | 'MANGA';
  readonly signal: AbortSignal;
  /** Requests it although the stored one is fresh. */
  readonly isForced?: boolean;
  /** Called with the number of entries that have come so far. */
  readonly onProgress?: (entries: number) => void;
}

/** The list that the reader has now. */
export interface OwnList {
  /** When it was requested, milliseconds since 1970. */
  readonly storedAt: number;
  /** Why there is no newer one; the list is of `storedAt` then. */
  readonly error?: ApiError;
  /** The viewer's changes since then, which the list does not contain: lay them over it. */
  readonly changes: () => readonly EntryChange[];
}

/**
 * Gives a reader the viewer's whole list: the stored one if it is fresh, or else the newest of the service, and without the
 * service an older one. Rejects with an ApiError when there is none. No list passes through the page when there is a database.
 */
export async function loadOwnList(source: OwnListSource): Promise<OwnList> {
  const { userName, type, signal, isForced = false, onProgress } = source;
  const variables = { userName, type };
  const stored = storedQuery(mediaListCollection, variables);
  const isThere = stored !== undefined && (await hasStored(stored.storeName, stored.key));
  const opened = isThere ? await source.open(stored) : undefined;
  if (opened && !isForced && isStoredFresh(mediaListCollection, opened.storedAt, opened.missing)) {
    return list(opened.storedAt);
  }
  try {
    const response = await requestStored(mediaListCollection, variables, {
      signal,
      takesPrefetched: !isForced,
      onPartial: ({ lists }) => onProgress?.(lists.reduce((sum, { entries }) => sum + entries.length, 0)),
    });
    if (stored) await whenWritten(stored);
    const isWritten = stored !== undefined && (await hasStored(stored.storeName, stored.key));
    if (!isWritten || !(await source.open(stored))) await source.take(response.data);
    return list(response.storedAt);
  } catch (cause) {
    const error = asApiError(cause, 'tracker');
    if (!opened || signal.aborted) throw error;
    return { ...list(opened.storedAt), error };
  }
}

function list(storedAt: number): OwnList {
  return { storedAt, changes: () => entryChangesSince(storedAt) };
}
