import { type ApiError, asApiError, isApiError, type MissingPart, type PageOf, read } from '@tsugi/data';
import { useEffect, useMemo, useRef, useState } from 'react';
import { addPage, type FeedItem, nextPageOf, refillPage } from './feed-list.ts';
import { acceptedPage, type FeedQuery, variablesOf } from './feed-query.ts';
import type { FeedStore } from './feed-store.ts';

export interface OlderPages {
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  /** Asks for the next page; does nothing while one is on its way. */
  readonly load: () => void;
  /** What the service could not give of these pages. */
  readonly missing: readonly MissingPart[];
  /** Asks again for the pages that lack something. */
  readonly refill: () => void;
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
  const { operation, variables, pageSize, accept, prepare } = query;
  const [isFetching, setFetching] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [incomplete, setIncomplete] = useState<ReadonlyMap<number, readonly MissingPart[]>>(new Map());
  const running = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const readPage = async (number: number, signal: AbortSignal) => {
    let missing: readonly MissingPart[] = [];
    const onMissing = (parts: readonly MissingPart[]) => {
      missing = parts;
    };
    const asked = variablesOf<V>(variables, number);
    const page = await read<V, PageOf<I>>(operation, asked, { mode: 'reload', signal, onMissing }).catch(
      (cause) => {
        if (!isApiError(cause) || cause.kind !== 'offline') throw cause;
        return read<V, PageOf<I>>(operation, asked, { mode: 'only-if-cached', signal, onMissing }).catch(
          () => {
            // Not cached either: the first response says why there is none.
            throw cause;
          },
        );
      },
    );
    const accepted = acceptedPage(page, accept);
    await prepare?.(accepted.items);
    if (signal.aborted) return undefined;
    setIncomplete((known) => {
      if (missing.length === 0 && !known.has(number)) return known;
      const next = new Map(known);
      if (missing.length > 0) next.set(number, missing);
      else next.delete(number);
      return next;
    });
    return accepted;
  };

  const run = async (job: (signal: AbortSignal) => Promise<void>) => {
    if (running.current) return;
    const current = new AbortController();
    running.current = current;
    setFetching(true);
    setError(undefined);
    try {
      await job(current.signal);
    } catch (cause) {
      if (!current.signal.aborted) setError(asApiError(cause, operation.source));
    }
    if (current.signal.aborted) return;
    running.current = undefined;
    setFetching(false);
  };

  const load = () =>
    run(async (signal) => {
      const number = nextPageOf(store.getSnapshot(), pageSize);
      const page = await readPage(number, signal);
      if (!page) return;
      const readAt = Date.now();
      place(() => store.update((list) => addPage(list, page, { number, readAt, pageSize })));
    });

  const refill = () =>
    run(async (signal) => {
      for (const number of incomplete.keys()) {
        const page = await readPage(number, signal);
        if (!page) return;
        const readAt = Date.now();
        place(() => store.update((list) => refillPage(list, page, { number, readAt, pageSize })));
      }
    });

  const missing = useMemo(() => [...incomplete.values()].flat(), [incomplete]);
  return { isFetching, error, load: () => void load(), missing, refill: () => void refill() };
}
