import { type PagesState, useAuth, usePages } from '@tsugi/data';
import { type MediaCardData, mediaSearch } from '@tsugi/data/operations/media-search';
import { VisuallyHidden } from '@tsugi/ui';
import { CardGrid, FailureState, MediaCardSkeletons } from '@tsugi/ui/components';
import { useMemo } from 'react';
import type { Header } from '../query/header.ts';
import type { SearchParams } from '../query/params.ts';
import { trackerVariables } from '../query/tracker-variables.ts';
import type { SearchType } from '../query/values.ts';
import { NoResults } from './NoResults.tsx';
import { ResultCards } from './ResultCards.tsx';
import classes from './Results.module.css';
import { ResultsEnd } from './ResultsEnd.tsx';
import { useHeld } from './use-held.ts';
import { usePreviousItems } from './use-previous-items.ts';
import { FIRST_CARDS } from './use-rows-first.ts';

interface ResultsProps {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  /** A filter panel is open: the search waits until the choice is complete. */
  readonly isPaused: boolean;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

/** The endless list of what was found. */
export function Results({ type, header, params: wanted, isPaused, onChange }: ResultsProps) {
  const params = useHeld(wanted, isPaused);
  const isSignedIn = useAuth().status === 'signed-in';
  const variables = useMemo(
    () => trackerVariables({ type, header, params, isSignedIn, knownNames: undefined }),
    [type, header, params, isSignedIn],
  );
  const pages = usePages(mediaSearch, variables);
  const group = `${type} ${header?.title ?? ''}`;
  const { items, isPrevious } = usePreviousItems(pages, group);
  const isInvalidated = isPrevious || params !== wanted;
  const shown = header?.limit === undefined ? items : items.slice(0, header.limit);
  const isFull = shown.length < items.length || shown.length === header?.limit;
  const hasMore = pages.hasNextPage && !isFull;

  return (
    <div className={classes.results} data-paused={isPaused ? '' : undefined}>
      <VisuallyHidden>
        <span role="status">{announcement(pages, shown.length, hasMore)}</span>
      </VisuallyHidden>
      {pages.status === 'loading' && !isPrevious && (
        <CardGrid label="Loading results" busy>
          <MediaCardSkeletons count={FIRST_CARDS} />
        </CardGrid>
      )}
      {pages.status === 'error' && pages.error && (
        <FailureState
          failure={pages.error}
          title="The search could not be carried out"
          onRetry={pages.retry}
        />
      )}
      {pages.status === 'ready' && shown.length === 0 && (
        <NoResults type={type} header={header} params={params} onChange={onChange} />
      )}
      {shown.length > 0 && (
        <ResultCards
          items={shown}
          isInvalidated={isInvalidated}
          onEndNear={hasMore && !pages.error && !isInvalidated ? pages.fetchNextPage : undefined}
        />
      )}
      {pages.status === 'ready' && !isInvalidated && shown.length > 0 && (
        <ResultsEnd pages={pages} count={shown.length} hasMore={hasMore} />
      )}
    </div>
  );
}

function announcement(pages: PagesState<MediaCardData>, count: number, hasMore: boolean): string {
  // The empty state has its own text.
  if (pages.status !== 'ready' || count === 0) return '';
  return `${count} results${hasMore ? ', more follow' : ''}`;
}
