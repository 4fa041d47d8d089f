import { VisuallyHidden } from '@tsugi/ui';
import { CardGrid, FailureState, MediaCardSkeletons, MissingParts } from '@tsugi/ui/components';
import type { SearchParams } from '../../../filters/params.ts';
import type { Header } from '../../../model/header.ts';
import { countText } from '../../../model/result-count.ts';
import type { SearchType } from '../../../model/values.ts';
import { NoResults } from './NoResults.tsx';
import { OfflineResults } from './OfflineResults.tsx';
import { ResultCards } from './ResultCards.tsx';
import classes from './Results.module.css';
import { ResultsEnd } from './ResultsEnd.tsx';
import type { ResultsView } from './use-results-view.ts';
import type { TrackerResults } from './use-tracker-results.ts';
import { FIRST_CARDS } from './use-virtual-rows.ts';

interface ResultsProps {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  readonly results: TrackerResults;
  readonly view: ResultsView;
  /** A filter is open: a press only closes it. */
  readonly isPaused: boolean;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

/** The endless list of what was found. */
export function Results({ type, header, params, results, view, isPaused, onChange }: ResultsProps) {
  const { pages, items, isPrevious, hasMore, count } = results;
  return (
    <div className={classes.results} data-paused={isPaused ? '' : undefined}>
      <VisuallyHidden>
        {/* The empty state has its own text. */}
        <span role="status">{count && count.count > 0 && countText(count)}</span>
      </VisuallyHidden>
      {pages.status === 'loading' && !isPrevious && (
        <CardGrid label="Loading results" busy>
          <MediaCardSkeletons count={FIRST_CARDS} />
        </CardGrid>
      )}
      {pages.status === 'error' &&
        pages.error &&
        (pages.error.kind === 'offline' ? (
          <OfflineResults text={params.q} onRetry={pages.retry} />
        ) : (
          <FailureState
            failure={pages.error}
            title="The search could not be carried out"
            onRetry={pages.retry}
          />
        ))}
      <MissingParts missing={pages.missing} onRetry={pages.retry} />
      {/* Without its list, a response does not say that nothing was found. */}
      {pages.status === 'ready' && items.length === 0 && pages.missing.length === 0 && (
        <NoResults
          type={type}
          header={header}
          params={params}
          leavesOutAdult={results.leavesOutAdult}
          onChange={onChange}
        />
      )}
      {items.length > 0 && (
        <ResultCards
          key={view}
          items={items}
          view={view}
          isInvalidated={isPrevious}
          onEndNear={hasMore && !pages.error && !isPrevious ? pages.fetchNextPage : undefined}
        />
      )}
      {pages.status === 'ready' && !isPrevious && items.length > 0 && (
        <ResultsEnd pages={pages} count={items.length} hasMore={hasMore} />
      )}
    </div>
  );
}
