import { usePages } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { FailureState, MissingParts, useBelowTheFold } from '@tsugi/ui/components';
import { useEffect, useId, useRef } from 'react';
import classes from './ActivityReplies.module.css';
import { activityReplies } from './activity-replies.query.ts';
import { ReplyRow } from './ReplyRow.tsx';
import { ReplySkeleton } from './ReplySkeleton.tsx';

/** More than the window shows below the activity. */
const FIRST_ROWS = 10;

export interface ActivityRepliesProps {
  readonly activityId: number;
}

/** Replies, oldest first: the first page, and more on demand. */
export function ActivityReplies({ activityId }: ActivityRepliesProps) {
  const headingId = useId();
  const pages = usePages(activityReplies, { activityId });
  const { status, items, hasNextPage, isFetchingNextPage, error, missing, retry, fetchNextPage } = pages;
  const list = useRef<HTMLOListElement>(null);
  const asked = useRef<number>(undefined);
  const hasAllRows = useBelowTheFold();

  // The "more" button may be removed with its response: the first new reply takes the focus.
  useEffect(() => {
    if (asked.current === undefined || items.length <= asked.current) return;
    const first = list.current?.children[asked.current];
    asked.current = undefined;
    first?.querySelector<HTMLElement>('a:not([tabindex="-1"]), button')?.focus();
  }, [items]);

  const showMore = () => {
    asked.current = items.length;
    fetchNextPage();
  };

  return (
    <section aria-labelledby={headingId} aria-busy={status === 'loading' || isFetchingNextPage}>
      <h2 id={headingId} className={classes.title}>{t`Replies`}</h2>
      <MissingParts missing={missing} onRetry={retry} />
      {items.length > 0 && (
        <ol ref={list} className={classes.list} aria-labelledby={headingId}>
          {(hasAllRows ? items : items.slice(0, FIRST_ROWS)).map((reply) => (
            <li key={reply.id}>
              <ReplyRow reply={reply} />
            </li>
          ))}
        </ol>
      )}
      {status === 'ready' && items.length === 0 && missing.length === 0 && (
        <p className={classes.none}>{t`No replies yet`}</p>
      )}
      {status === 'loading' && <ReplySkeleton rows={3} />}
      {isFetchingNextPage && <ReplySkeleton rows={1} />}
      {error && (
        <FailureState
          compact
          failure={error}
          title={items.length > 0 ? t`More replies could not be loaded` : t`Replies could not be loaded`}
          onRetry={retry}
        />
      )}
      {hasAllRows && hasNextPage && !error && !isFetchingNextPage && (
        <Button variant="quiet" wide onClick={showMore}>{t`Show more replies`}</Button>
      )}
    </section>
  );
}
