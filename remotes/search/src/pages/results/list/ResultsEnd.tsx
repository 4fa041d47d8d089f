import type { PagesState } from '@tsugi/data';
import { plural, t } from '@tsugi/i18n/macro';
import { FailureState } from '@tsugi/ui/components';
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
        title={t`The next results could not be loaded`}
        onRetry={pages.retry}
      />
    );
  }
  if (hasMore) return null;
  return (
    <p className={`subdued ${classes.end}`}>
      {plural(count, { one: 'One result', other: 'End of the list · # results' })}
    </p>
  );
}
