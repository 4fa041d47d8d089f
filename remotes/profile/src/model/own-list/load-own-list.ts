import { type ApiError, asApiError, type MissingPart } from '@tsugi/data';
import {
  type MediaListCollectionData,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import {
  entryChangesSince,
  isStoredFresh,
  requestStored,
  type StoredResponse,
  storedQuery,
  whenWritten,
} from '@tsugi/data/stored';
import type { MediaType } from '@tsugi/data/wire/tracker';
import type { OpenedOwnList, OwnListCommand, OwnListOwner, OwnListResults } from './own-list.protocol.ts';
import { createGroupPasser } from './pass-groups.ts';

/** A worker that takes the viewer's lists. */
export interface OwnListClient {
  readonly ask: <C extends OwnListCommand>(command: C) => Promise<OwnListResults[C['kind']]>;
}

export interface LoadedOwnList {
  readonly owner: OwnListOwner;
  readonly count: number;
  /** When the service was asked for it, in milliseconds since 1970. */
  readonly storedAt: number;
  readonly missing: readonly MissingPart[];
  /** Why it is not newer. */
  readonly error?: ApiError;
}

export interface LoadOptions {
  readonly userName: string;
  readonly type: MediaType;
  readonly signal: AbortSignal;
  /** Requests the list also when the stored one is fresh. */
  readonly isForced?: boolean;
  /** Titles that have come so far. */
  readonly onPart?: (titles: number) => void;
}

/**
 * Fills the worker with one of the viewer's lists: the stored one while that is fresh, else a new one, and the stored one again
 * when there is no new one to be had. Rejects with an ApiError when there is neither.
 */
export async function loadOwnList(client: OwnListClient, options: LoadOptions): Promise<LoadedOwnList> {
  const { userName, type, signal, isForced = false, onPart } = options;
  const variables = { userName, type };
  const stored = storedQuery(mediaListCollection, variables);
  const open = async () => {
    const opened = stored && (await client.ask({ kind: 'open', type, ...stored }));
    return opened && isOpen(opened) ? opened : undefined;
  };
  const older = await open();
  if (older && !isForced && isStoredFresh(mediaListCollection, older.storedAt, older.missing)) {
    return withChanges(client, type, older);
  }
  try {
    const response = await requestStored(mediaListCollection, variables, {
      signal,
      onPartial: ({ lists }) => onPart?.(lists.reduce((sum, { entries }) => sum + entries.length, 0)),
    });
    if (stored) await whenWritten(stored);
    const newer = await open();
    return await withChanges(
      client,
      type,
      newer?.storedAt === response.storedAt ? newer : await passFromPage(client, options, response),
    );
  } catch (cause) {
    if (!older || signal.aborted) throw asApiError(cause, 'tracker');
    return { ...(await withChanges(client, type, older)), error: asApiError(cause, 'tracker') };
  }
}

interface OpenList extends OpenedOwnList {
  readonly storedAt: number;
  readonly owner: OwnListOwner;
}

function isOpen(opened: OpenedOwnList): opened is OpenList {
  return opened.storedAt !== undefined && opened.owner !== undefined;
}

/** Where the database takes nothing. */
async function passFromPage(
  client: OwnListClient,
  { type, userName, signal }: LoadOptions,
  { data, storedAt, missing }: StoredResponse<MediaListCollectionData>,
): Promise<OpenList> {
  const owner = {
    name: data.user?.name ?? userName,
    scoreFormat: data.user?.mediaListOptions.scoreFormat ?? 'POINT_10_DECIMAL',
  };
  await client.ask({ kind: 'begin', type, owner });
  await createGroupPasser((groups) => client.ask({ kind: 'add', type, groups }), signal)(data.lists);
  return { storedAt, missing, owner, count: 0 };
}

async function withChanges(
  client: OwnListClient,
  type: MediaType,
  { storedAt, missing, owner }: OpenList,
): Promise<LoadedOwnList> {
  const count = await layOwnChanges(client, type, storedAt);
  return { storedAt, missing, owner, count };
}

/** Lays what the viewer has changed since then over the list, also what waits to be sent. @returns the number of titles */
export function layOwnChanges(client: OwnListClient, type: MediaType, storedAt: number): Promise<number> {
  return client.ask({ kind: 'changes', type, changes: entryChangesSince(storedAt) });
}
