import { usePages } from '@tsugi/data';
import { notifications } from '@tsugi/data/operations/notifications';
import { Button, EmptyState } from '@tsugi/ui';
import { FailureState, InView, Skeleton } from '@tsugi/ui/components';
import { RefreshCw } from 'lucide-react';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationsPage.module.css';
import { toNotificationSource } from './to-notification-source.ts';

const PER_PAGE = 15;

export function NotificationFeed() {
  const { status, items, hasNextPage, isFetchingNextPage, error, retry, fetchNextPage } = usePages(
    notifications,
    {},
  );
  // The clock of a page of history may stand still between renders.
  const now = Date.now();
  return (
    <>
      <div className={classes.head}>
        <h1>Notifications</h1>
        <Button icon={<RefreshCw size={16} aria-hidden="true" />} onClick={retry}>
          Refresh
        </Button>
      </div>
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((item) => (
            <NotificationItem key={item.id} notification={toNotificationSource(item)} now={now} />
          ))}
        </ul>
      )}
      {items.length === 0 && status === 'ready' && <EmptyState title="Nothing has happened yet" />}
      {status === 'loading' && <FeedSkeleton />}
      {error && (
        <FailureState
          compact={items.length > 0}
          failure={error}
          title="Notifications could not be loaded"
          onRetry={retry}
        />
      )}
      {hasNextPage && !error && <InView onEnter={fetchNextPage} />}
      {isFetchingNextPage && <FeedSkeleton />}
    </>
  );
}

function FeedSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      {Array.from({ length: PER_PAGE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <Skeleton key={index} height={96} radius={14} />
      ))}
    </div>
  );
}
