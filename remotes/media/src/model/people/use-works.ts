import { useAuth } from '@tsugi/data';
import { useSearchParams } from '@tsugi/router';
import { useEffect, useRef, useState } from 'react';
import { parseWorks, type WorksParams, withWorks, worksQuery } from './works-params.ts';

/** The URL follows the controls after a pause of this length. */
export const FILTER_PAUSE_MS = 300;
/** Requests of one page's filters are at least this far apart. */
export const FETCH_PAUSE_MS = 1000;

export interface Works {
  /** What the controls show. */
  readonly params: WorksParams;
  readonly change: (change: Partial<WorksParams>) => void;
  /** What is asked for; `main` and `show` are those of the URL. */
  readonly asked: WorksParams;
  readonly query: ReturnType<typeof worksQuery>;
  readonly isSignedIn: boolean;
}

/** The filters of a list of works: controls that react at once, a URL that follows, and requests that follow the URL. */
export function useWorks(): Works {
  const [search, setSearch] = useSearchParams();
  const isSignedIn = useAuth().status === 'signed-in';
  const url = search.toString();
  const [draft, setDraft] = useState<{ readonly url: string; readonly params: WorksParams }>();
  // A change from elsewhere (a link, back) replaces what was chosen here.
  const chosen = draft?.url === url ? draft.params : undefined;
  const params = chosen ?? parseWorks(search);

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      setSearch(withWorks(new URLSearchParams(url), chosen), { replace: true, preventScrollReset: true });
    }, FILTER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [chosen, url, setSearch]);

  const asked = parseWorks(new URLSearchParams(usePaced(url, FETCH_PAUSE_MS)));
  return {
    params,
    change: (change) => setDraft({ url, params: { ...params, ...change } }),
    asked,
    query: worksQuery(asked, isSignedIn),
    isSignedIn,
  };
}

/**
 * The value, at most once in `waitMs`: the first change counts at once, those that follow within the time when there
 * has been none for that long.
 */
function usePaced<T>(value: T, waitMs: number): T {
  const [paced, setPaced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (paced === value) return;
    const isFollowing = Date.now() - changedAt.current < waitMs;
    changedAt.current = Date.now();
    const timer = setTimeout(() => setPaced(value), isFollowing ? waitMs : 0);
    return () => clearTimeout(timer);
  }, [value, paced, waitMs]);

  return paced;
}
