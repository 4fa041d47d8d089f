import { type ApiError, asApiError, type MissingPart } from '@tsugi/data';
import type { EntryChange } from '@tsugi/data/stored';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { loadOwnList } from '../own-list.ts';
import type { OwnListCommand, OwnListOwner, OwnListResults } from './own-list.protocol.ts';
import { createGroupPasser } from './pass-groups.ts';

/** A worker that takes the viewer's lists. */
export interface OwnListClient {
  readonly ask: <C extends OwnListCommand>(command: C) => Promise<OwnListResults[C['kind']]>;
}

export interface FilledOwnList {
  readonly owner: OwnListOwner;
  readonly count: number;
  /** When the service was asked for it, in milliseconds since 1970. */
  readonly storedAt: number;
  readonly missing: readonly MissingPart[];
  /** Why it is not newer. */
  readonly error?: ApiError;
  /** The viewer's changes since then. */
  readonly changes: () => readonly EntryChange[];
}

export interface FillOptions {
  readonly userName: string;
  readonly type: MediaType;
  readonly signal: AbortSignal;
  /** Requests the list also when the stored one is fresh. */
  readonly isForced?: boolean;
  /** Titles that have come so far. */
  readonly onProgress?: (titles: number) => void;
}

/** Fills the worker with one of the viewer's lists, their changes laid over it. Rejects with an ApiError when there is none. */
export async function fillOwnList(client: OwnListClient, options: FillOptions): Promise<FilledOwnList> {
  const { type, userName, signal } = options;
  let owner: OwnListOwner | undefined;
  let missing: readonly MissingPart[] = [];
  const list = await loadOwnList({
    ...options,
    open: async (stored) => {
      const opened = await client.ask({ kind: 'open', type, ...stored });
      if (opened.storedAt === undefined) return undefined;
      owner = opened.owner;
      missing = opened.missing;
      return { storedAt: opened.storedAt, missing };
    },
    take: async ({ user, lists }) => {
      owner = {
        name: user?.name ?? userName,
        scoreFormat: user?.mediaListOptions.scoreFormat ?? 'POINT_10_DECIMAL',
      };
      await client.ask({ kind: 'begin', type, owner });
      await createGroupPasser((groups) => client.ask({ kind: 'add', type, groups }), signal)(lists);
    },
  });
  // A response without a user is not of the viewer, who has lists.
  if (!owner) throw asApiError(new Error('The list has no owner'), 'tracker');
  const count = await client.ask({ kind: 'changes', type, changes: list.changes() });
  return { ...list, owner, missing, count };
}
