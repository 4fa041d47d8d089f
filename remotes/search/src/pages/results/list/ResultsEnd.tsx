import type { PagesState } from '@tsugi/data';
import { FailureState, formatNumber } from '@tsugi/ui/components';
import classes from './Results.module.css';

interface ResultsEndProps {
  readonly pages: PagesState<unknown>;
  readonly count: number;
  readonly hasMore: boolean;
}

/** The text below the last card: why there are no more, or nothing while there are. */
export function ResultsEnd({ pages, count, hasMore }: ResultsEndProps) {
  if (pages.error && hasMore) {
    return (
      <FailureState
        failure={pages.error}
        compact
        className={classes.trouble}
        title="The next results could not be loaded"
        onRetry={pages.retry}
      />
    );
  }
  if (hasMore) return null;
  return (
    <p className={`subdued ${classes.end}`}>
      {count === 1 ? 'One result' : `End of the list · ${formatNumber(count)} results`}
    </p>
  );
}
