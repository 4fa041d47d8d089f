import { type ApiError, asApiError } from '@tsugi/data';
import { watchChanges } from '@tsugi/data/stored';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { openWorkerSession } from '@tsugi/lists/worker-session';
import workerUrl from '@workers/custom-lists.worker.js?asset';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadOwnList, type OwnList } from '../../model/own-list.ts';
import type {
  CustomListsClient,
  CustomListsCommand,
  CustomListsResults,
} from './worker/custom-lists.protocol.ts';
import { createCommandHandler } from './worker/handle-command.ts';
import type { Member } from './worker/memberships.ts';

export interface ListCounts {
  /** How many entries stand on each of the viewer's own lists that has any; undefined until the list is there. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  /** The entries of an own list, as the newest list of the service has them. Rejects with an ApiError. */
  readonly membersOf: (name: string) => Promise<readonly Member[]>;
}

/** Counts the viewer's own lists in a worker, since a list has up to tens of thousands of entries. */
export function useListCounts(userName: string, type: ListType): ListCounts {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>();
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const client = useRef<CustomListsClient>(undefined);

  const load = useCallback(
    (to: CustomListsClient, signal: AbortSignal, isForced: boolean): Promise<OwnList> =>
      loadOwnList({
        userName,
        type: wireType(type),
        signal,
        isForced,
        open: (stored) => to.ask({ kind: 'open', ...stored }),
        take: ({ lists }) => to.ask({ kind: 'take', lists }),
      }),
    [userName, type],
  );

  useEffect(() => {
    const abort = new AbortController();
    let list: OwnList | undefined;
    const count = async () => {
      if (!list) return;
      const next = await session.client.ask({ kind: 'counts', changes: list.changes() });
      if (!abort.signal.aborted) setCounts(next);
    };
    const begin = async () => {
      try {
        list = await load(session.client, abort.signal, attempt > 0);
        if (abort.signal.aborted) return;
        setError(list.error);
        await count();
      } catch (cause) {
        if (!abort.signal.aborted) setError(asApiError(cause, 'tracker'));
      }
    };
    const session = openWorkerSession<never, CustomListsCommand, CustomListsResults>({
      url: workerUrl,
      name: 'custom-lists',
      createHandler: createCommandHandler,
      onLost: () => void begin(),
    });
    client.current = session.client;
    // A worker that has ended counts once its list is there again.
    const stopWatching = watchChanges(() => void count().catch(() => undefined));
    void begin();
    return () => {
      abort.abort();
      stopWatching();
      session.close();
      client.current = undefined;
    };
  }, [load, attempt]);

  const membersOf = useCallback(
    async (name: string) => {
      const asked = client.current;
      // A list of which no entry is known must not pass for an empty one.
      if (!asked) throw new Error('The list is not open');
      const list = await load(asked, new AbortController().signal, true);
      if (list.error) throw list.error;
      await asked.ask({ kind: 'counts', changes: list.changes() });
      return asked.ask({ kind: 'members', name });
    },
    [load],
  );
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { counts, error, retry, membersOf };
}
