import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { CardGrid, MediaCard, type MediaCardModel, MediaCardSkeletons } from '@tsugi/ui/components';
import { FIRST_CARDS } from '@tsugi/ui/virtual-rows';
import type { ReactNode } from 'react';
import { ResultRow } from '../../../cards/ResultRow.tsx';
import type { SearchParams } from '../../../filters/params.ts';
import type { Header } from '../../../model/header.ts';
import { countText } from '../../../model/result-count.ts';
import type { SearchType } from '../../../model/values.ts';
import { NoResults } from './NoResults.tsx';
import classes from './Results.module.css';
import { ResultsEnd } from './ResultsEnd.tsx';
import type { Found } from './use-found.ts';
import type { ResultsView } from './ViewSwitch.tsx';
import { VirtualResults } from './VirtualResults.tsx';

/** What the results of both services get of the page. */
export interface SearchProps {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  readonly view: ResultsView;
  /** A filter is open: a press only closes it. */
  readonly isPaused: boolean;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

interface ResultsProps<I> extends SearchProps {
  readonly found: Found<I>;
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
  /** Adult works are not among what was searched. */
  readonly leavesOutAdult: boolean;
  readonly card: (media: I) => {
    readonly media: MediaCardModel;
    readonly to: string;
    readonly details?: string;
    readonly actions: ReactNode;
  };
  /** The next page is asked for when the last item is so far below the screen. */
  readonly margin: string;
  /** Why there are no results, or not all. */
  readonly trouble: ReactNode;
  /** The user decides whether more is asked for. */
  readonly pause?: ReactNode;
}

/** The first row on a desk, the first two on a phone. */
const PRIORITY_CARDS = 7;

/** The endless list of what was found. */
export function Results<I extends { readonly id: number }>(props: ResultsProps<I>) {
  const { found, view, isPaused, isLoading, isEmpty, card, margin, trouble, pause, ...search } = props;
  const { pages, items, isPrevious, hasMore, count } = found;
  const Card = view === 'list' ? ResultRow : MediaCard;
  const onEndNear = hasMore && !pages.error && !isPrevious && !pause ? pages.fetchNextPage : undefined;
  return (
    <div className={classes.results} data-paused={isPaused ? '' : undefined}>
      <VisuallyHidden>
        {/* The empty state has its own text. */}
        <span role="status">{count && count.count > 0 && countText(count)}</span>
      </VisuallyHidden>
      {isLoading && <LoadingResults />}
      {trouble}
      {isEmpty && <NoResults {...search} />}
      {(items.length > 0 || (onEndNear && !isLoading && !isEmpty && pages.missing.length === 0)) && (
        <div key={view} className={classes.cards} data-stale={isPrevious ? '' : undefined}>
          <VirtualResults
            items={items}
            view={view}
            busy={isPrevious}
            onEndNear={onEndNear}
            margin={margin}
            renderItem={(media, index) => <Card {...card(media)} priority={index < PRIORITY_CARDS} />}
          />
        </div>
      )}
      {pause}
      {pages.status === 'ready' && !isPrevious && items.length > 0 && !pause && (
        <ResultsEnd pages={pages} count={items.length} hasMore={hasMore} />
      )}
    </div>
  );
}

export function LoadingResults() {
  return (
    <CardGrid label={t`Loading results`} busy>
      <MediaCardSkeletons count={FIRST_CARDS} />
    </CardGrid>
  );
}
