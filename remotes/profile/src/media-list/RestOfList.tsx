import type { ApiError } from '@tsugi/data';
import { FailureState, formatNumber } from '@tsugi/ui/components';
import { countItems, oncePerTitle } from './filter-sections.ts';
import type { ListSection } from './list-model.ts';
import classes from './MediaListPage.module.css';

export interface RestOfListProps {
  readonly sections: readonly ListSection[];
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** A long list of which only the first chunks have come: how much is there, or why no more comes. */
export function RestOfList({ sections, error, onRetry }: RestOfListProps) {
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
      Loading the rest of this list… {formatNumber(countItems(oncePerTitle(sections)))} titles so far.
    </p>
  );
}
