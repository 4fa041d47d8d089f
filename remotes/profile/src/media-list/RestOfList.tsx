import type { ApiError } from '@tsugi/data';
import { FailureState, formatNumber } from '@tsugi/ui/components';
import classes from './MediaListPage.module.css';

export interface RestOfListProps {
  /** Titles that are there. */
  readonly count: number;
  /** More is to come; else the list is a stored one of which a newer one was requested. */
  readonly isPartial: boolean;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** How much of a long list is there, or why no more, or nothing newer, comes. */
export function RestOfList({ count, isPartial, error, onRetry }: RestOfListProps) {
  if (error) {
    return (
      <FailureState
        compact
        failure={error}
        title={isPartial ? 'The rest of this list could not be loaded' : 'This list could not be updated'}
        onRetry={onRetry}
      />
    );
  }
  return (
    <p className={classes.rest} role="status">
      Loading the rest of this list… {formatNumber(count)} {count === 1 ? 'title' : 'titles'} so far.
    </p>
  );
}
