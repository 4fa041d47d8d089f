import { type ApiError, asApiError, isApiError, type PageOf, read } from '@tsugi/data';
import { useEffect, useRef, useState } from 'react';
import { addPage, type FeedItem, nextPageOf } from './feed-list.ts';
import { acceptedPage, type FeedQuery, variablesOf } from './feed-query.ts';
import type { FeedStore } from './feed-store.ts';

export interface OlderPages {
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  /** Asks for the next page; does nothing while one is on its way. */
  readonly load: () => void;
}

/**
 * What lies below. Each page is asked for anew: what was page 2 yesterday is not page 2 today. Without a connection, the
 * cached page is used.
 * @param place makes the change on screen
 */
export function useOlderPages<V extends { readonly page: number }, I extends FeedItem>(
  query: FeedQuery<V, I>,
  store: FeedStore<I>,
  place: (change: () => void) => void,
): OlderPages {
  const { operation, variables, pageSize, accept } = query;
  const [isFetching, setFetching] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const load = async () => {
    if (running.current) return;
    const current = new AbortController();
    const { signal } = current;
    running.current = current;
    setFetching(true);
    setError(undefined);
    try {
      const number = nextPageOf(store.getSnapshot(), pageSize);
      const asked = variablesOf<V>(variables, number);
      const page = await read<V, PageOf<I>>(operation, asked, { mode: 'reload', signal }).catch((cause) => {
        if (!isApiError(cause) || cause.kind !== 'offline') throw cause;
        return read<V, PageOf<I>>(operation, asked, { mode: 'only-if-cached', signal }).catch(() => {
          // Not cached either: the first response says why there is none.
          throw cause;
        });
      });
      if (signal.aborted) return;
      const readAt = Date.now();
      place(() =>
        store.update((list) => addPage(list, acceptedPage(page, accept), { number, readAt, pageSize })),
      );
    } catch (cause) {
      if (signal.aborted) return;
      setError(asApiError(cause, operation.source));
    }
    running.current = undefined;
    setFetching(false);
  };

  return { isFetching, error, load: () => void load() };
}
