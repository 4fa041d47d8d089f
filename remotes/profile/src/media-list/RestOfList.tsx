import type { ApiError } from '@tsugi/data';
import { FailureState, formatNumber } from '@tsugi/ui/components';
import classes from './MediaListPage.module.css';

export interface RestOfListProps {
  /** Titles that are there. */
  readonly count: number;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** A long list of which only the first chunks have come: how much is there, or why no more comes. */
export function RestOfList({ count, error, onRetry }: RestOfListProps) {
  if (error) {
    return (
      <FailureState
        compact
        failure={error}
        title="The rest of this list could not be loaded"
        onRetry={onRetry}
      />
    );
  }
  return (
    <p className={classes.rest} role="status">
      Loading the rest of this list… {formatNumber(count)} titles so far.
    </p>
  );
}
