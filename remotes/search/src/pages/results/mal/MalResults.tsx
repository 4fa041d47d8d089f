import { type PagesState, useAuth, usePages } from '@tsugi/data';
import type { MalType } from '@tsugi/data/operation';
import { useLocation } from '@tsugi/router';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { CardGrid, MediaCardSkeletons } from '@tsugi/ui/components';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { malRequest } from '../../../engines/mal/mal-request.ts';
import { type MalMedia, malSearch } from '../../../engines/mal/mal-search.query.ts';
import { malTextReason } from '../../../engines/mal/mal-text.ts';
import { passes } from '../../../engines/mal/passes.ts';
import { namesGenres } from '../../../filters/genres.ts';
import type { SearchParams } from '../../../filters/params.ts';
import { includesAdult, showsAdult } from '../../../filters/rating.ts';
import type { Header } from '../../../model/header.ts';
import type { ResultCount } from '../../../model/result-count.ts';
import { NoResults } from '../list/NoResults.tsx';
import results from '../list/Results.module.css';
import { ResultsEnd } from '../list/ResultsEnd.tsx';
import { usePreviousItems } from '../list/use-previous-items.ts';
import type { ResultsView } from '../list/use-results-view.ts';
import { FIRST_CARDS } from '../list/use-virtual-rows.ts';
import classes from './Mal.module.css';
import { MalCards } from './MalCards.tsx';
import { MalFailure } from './MalFailure.tsx';
import { UnsearchableText } from './UnsearchableText.tsx';
import { useMalGenres } from './use-mal-genres.ts';

export interface MalResultsProps {
  readonly type: MalType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  readonly view: ResultsView;
  /** A filter is open: a press only closes it. */
  readonly isPaused: boolean;
  /** Told how many results there are whenever that changes. */
  readonly onCount: (count: ResultCount | undefined) => void;
  /** Told the genres and themes that the service knows; undefined while they are unknown or not needed. */
  readonly onNames: (names: ReadonlySet<string> | undefined) => void;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

const NO_GENRES: ReadonlyMap<string, number> = new Map();

/** So many results in a row that a narrowed search leaves out; then the user decides whether it looks further. */
const FRUITLESS_RESULTS = 100;

/** The endless list of what the MAL-style service found. */
export function MalResults({
  type,
  header,
  params,
  view,
  isPaused,
  onCount,
  onNames,
  onChange,
}: MalResultsProps) {
  const { pathname } = useLocation();
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const accountShowsAdult = showsAdult(auth);
  const genres = useMalGenres(type, namesGenres(params));
  const ids = namesGenres(params) ? genres.ids : NO_GENRES;
  const textReason = malTextReason({ type, header, params, isSignedIn, showsAdult: accountShowsAdult });
  const request = useMemo(
    () =>
      textReason === undefined && ids
        ? malRequest({ type, header, params, isSignedIn, showsAdult: accountShowsAdult }, ids, new Date())
        : undefined,
    [type, header, params, isSignedIn, accountShowsAdult, ids, textReason],
  );
  const variables = useMemo(() => request && { path: request.path, query: request.query }, [request]);
  const pages = usePages(malSearch, variables ?? null);
  const group = textReason ? '' : `${type} ${header?.title ?? ''}`;
  const { items, isPrevious } = usePreviousItems(pages, group);
  const narrow = request?.narrow;
  const fitting = useMemo(
    () => (narrow && Object.keys(narrow).length > 0 ? items.filter((media) => passes(media, narrow)) : items),
    [items, narrow],
  );
  const [seen, setSeen] = useState(0);

  const isInvalidated = isPrevious;
  const shown = header?.limit === undefined ? fitting : fitting.slice(0, header.limit);
  const isFull = shown.length < fitting.length || shown.length === header?.limit;
  const hasMore = pages.hasNextPage && !isFull;
  const last = fitting.at(-1);
  const lastPlace = Math.max(last ? items.indexOf(last) + 1 : 0, Math.min(seen, items.length));
  const isFruitless = items.length - lastPlace >= FRUITLESS_RESULTS;
  const failure = textReason ? undefined : ((ids ? undefined : genres.query.error) ?? pages.error);
  const isLoading = !failure && !isPrevious && !textReason && pages.status !== 'ready';
  const onEndNear =
    hasMore && !pages.error && !isInvalidated && !isFruitless ? pages.fetchNextPage : undefined;

  const tellNames = useEffectEvent(onNames);
  useEffect(() => {
    tellNames(ids && ids !== NO_GENRES ? new Set(ids.keys()) : undefined);
    return () => tellNames(undefined);
  }, [ids]);
  const isCounted = pages.status === 'ready' && !isPrevious;
  const count = isCounted ? shown.length : undefined;
  const tell = useEffectEvent(onCount);
  useEffect(() => {
    tell(count === undefined ? undefined : { count, hasMore });
    return () => tell(undefined);
  }, [count, hasMore]);

  return (
    <div className={results.results} data-paused={isPaused ? '' : undefined}>
      <VisuallyHidden>
        <span role="status">{announcement(pages, shown.length, hasMore)}</span>
      </VisuallyHidden>
      {textReason && <UnsearchableText reason={textReason} path={pathname} params={params} />}
      {isLoading && (
        <CardGrid label="Loading results" busy>
          <MediaCardSkeletons count={FIRST_CARDS} />
        </CardGrid>
      )}
      {failure && items.length === 0 && (
        <MalFailure
          failure={failure}
          path={pathname}
          params={params}
          onRetry={ids ? pages.retry : genres.query.retry}
        />
      )}
      {pages.status === 'ready' && shown.length === 0 && !hasMore && (
        <NoResults
          type={type}
          header={header}
          params={params}
          leavesOutAdult={!includesAdult({ params, showsAdult: accountShowsAdult })}
          onChange={onChange}
        />
      )}
      {(shown.length > 0 || onEndNear) && !isLoading && (
        <div className={results.cards} data-stale={isInvalidated ? '' : undefined}>
          <MalCards
            type={type}
            items={shown}
            view={view}
            isInvalidated={isInvalidated}
            onEndNear={onEndNear}
          />
        </div>
      )}
      {isFruitless && hasMore && (
        <div className={classes.further}>
          <p>{`None of the last ${items.length - lastPlace} results fits these filters.`}</p>
          <Button onClick={() => setSeen(items.length)}>Look further</Button>
        </div>
      )}
      {pages.status === 'ready' && !isInvalidated && shown.length > 0 && !isFruitless && (
        <ResultsEnd pages={pages} count={shown.length} hasMore={hasMore} />
      )}
    </div>
  );
}

function announcement(pages: PagesState<MalMedia>, count: number, hasMore: boolean): string {
  // The empty state has its own text.
  if (pages.status !== 'ready' || count === 0) return '';
  return `${count} results${hasMore ? ', more follow' : ''}`;
}
