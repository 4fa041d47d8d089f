import { Button } from '@tsugi/ui';
import { type Ref, startTransition } from 'react';
import classes from './ContinueWatching.module.css';
import { fits } from './first-cards.ts';

interface WatchingFootProps {
  readonly listId: string;
  readonly count: number;
  /** The tracker has more than these. */
  readonly hasMore: boolean;
  readonly isExpanded: boolean;
  readonly isFetching: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onMore: () => void;
  /** The first button. */
  readonly ref: Ref<HTMLButtonElement>;
}

/**
 * Unfolds the list, reads on, and folds it again. Nothing is read without a press: the rest of home stands below. One
 * button stays what it is through all of it, so that the focus has its place.
 */
export function WatchingFoot(props: WatchingFootProps) {
  const { listId, count, hasMore, isExpanded, isFetching, onExpand, onMore, ref } = props;
  const readsOn = isExpanded && hasMore;
  // A press takes effect at once, also while other mutations are pending.
  const expand = (next: boolean) => startTransition(() => onExpand(next));
  return (
    <div className={classes.foot} data-fits={isExpanded ? undefined : fits(count)}>
      <Button
        ref={ref}
        variant="ghost"
        busy={isFetching}
        aria-expanded={readsOn ? undefined : isExpanded}
        aria-controls={listId}
        onClick={readsOn ? onMore : () => expand(!isExpanded)}
      >
        {readsOn ? 'Show more' : isExpanded ? 'Show fewer' : `Show all ${count}${hasMore ? '+' : ''}`}
      </Button>
      {readsOn && (
        <Button variant="ghost" aria-expanded="true" aria-controls={listId} onClick={() => expand(false)}>
          Show fewer
        </Button>
      )}
    </div>
  );
}
