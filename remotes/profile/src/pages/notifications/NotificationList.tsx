import { useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, EmptyState } from '@tsugi/ui';
import { Skeleton, useNow } from '@tsugi/ui/components';
import { Bell } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useState } from 'react';
import { FeedFrame } from '../../widgets/feed/FeedFrame.tsx';
import type { FeedEntry } from '../../widgets/feed/feed-list.ts';
import { cachedFeedStore, createFeedStore } from '../../widgets/feed/feed-store.ts';
import { useFeed } from '../../widgets/feed/use-feed.ts';
import { groupByDay } from './group-by-day.ts';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationList.module.css';
import { type NotificationData, type NotificationsVariables, notifications } from './notifications.query.ts';
import { type NotificationFilter, variablesFor } from './params.ts';
import type { Unread } from './use-unread.ts';

export interface NotificationListProps {
  readonly filter: NotificationFilter;
  readonly viewerId: number | undefined;
  readonly unread: Unread;
  readonly onShowAll: () => void;
  readonly ref: Ref<{ readonly refresh: () => void }>;
}

/** An empty feed, per filter. */
const EMPTY_TEXT: Readonly<Record<NotificationFilter, readonly [title: string, body: string]>> = {
  get all() {
    return [t`Nothing has happened yet`, t`New episodes, likes, replies and followers show here.`] as const;
  },
  get airing() {
    return [t`No episode has aired yet`, t`New episodes of what you are watching show here.`] as const;
  },
  get activity() {
    return [t`Nobody has answered you yet`, t`Likes, replies, mentions and messages show here.`] as const;
  },
  get forum() {
    return [t`Nothing from the forum yet`, t`Replies to your comments and threads show here.`] as const;
  },
  get follows() {
    return [t`Nobody has followed you yet`, t`New followers show here.`] as const;
  },
  get media() {
    return [
      t`No changes to titles yet`,
      t`New related titles and changes to titles on your list show here.`,
    ] as const;
  },
};

const PAGE_SIZE = 15;
/** The day may end while the page is open. */
const DAY_STEP_MS = 60_000;

/** The feed under one filter. */
export function NotificationList({ filter, viewerId, unread, onShowAll, ref }: NotificationListProps) {
  const id = useId();
  const [store] = useState(() =>
    // Nothing is stored before the user's id is loaded: the next id may differ.
    viewerId === undefined
      ? createFeedStore<NotificationData>()
      : cachedFeedStore<NotificationData>(String(viewerId), `notifications/${filter}`),
  );
  const variables = variablesFor(filter);
  const feed = useFeed<NotificationsVariables, NotificationData>(
    { operation: notifications, variables, pageSize: PAGE_SIZE },
    store,
  );
  const { status, entries, refresh } = feed;
  useImperativeHandle(ref, () => ({ refresh }), [refresh]);
  useReportUnread(variables, entries, unread);
  const now = useNow(DAY_STEP_MS);
  const [emptyTitle, emptyBody] = EMPTY_TEXT[filter];

  return (
    <div>
      <FeedFrame
        feed={feed}
        kind="notifications"
        isFailureCompact={entries.length > 0}
        hasEnd={entries.length > 0}
        // A page of rows is little more than a screen: with a wider margin every visit would ask for two.
        margin="100px"
        placeholder={<ListSkeleton />}
      >
        {status === 'loading' && (
          <div aria-busy="true">
            <ListSkeleton />
          </div>
        )}
        {status === 'ready' && entries.length === 0 && feed.missing.length === 0 && (
          <EmptyState
            icon={<Bell size={26} aria-hidden="true" />}
            title={emptyTitle}
            body={emptyBody}
            action={
              filter === 'all' ? (
                <ButtonLink to="/browse/anime">{t`Find something to watch`}</ButtonLink>
              ) : (
                <Button onClick={onShowAll}>{t`Show all notifications`}</Button>
              )
            }
          />
        )}
        <div ref={feed.listRef} className={classes.groups} tabIndex={-1} hidden={entries.length === 0}>
          {groupByDay(entries, ({ item }) => item.createdAt, now).map(({ title, items }) => (
            <section key={title} aria-labelledby={`${id}${title}`}>
              <h2 id={`${id}${title}`} className={`fine ${classes.day}`}>
                {title}
              </h2>
              <ul aria-labelledby={`${id}${title}`}>
                {items.map(({ item }) => (
                  <NotificationItem
                    key={item.id}
                    notification={item}
                    isUnread={unread.sinceId !== undefined && item.id > unread.sinceId}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </FeedFrame>
    </div>
  );
}

/** Reports what is known, and how much of it was unread, once the newest page is a fresh one. */
function useReportUnread(
  variables: Omit<NotificationsVariables, 'page'>,
  entries: readonly FeedEntry<NotificationData>[],
  { take }: Unread,
): void {
  // The same query as the feed's: it sends no request of its own.
  const { data, isStale, isFetching } = useQuery(notifications, { ...variables, page: 1 });
  const page = isStale || isFetching ? undefined : data;
  const report = useEffectEvent(() => {
    if (!page) return;
    // The page may hold what is not among the rows yet.
    const ids = new Set([...page.items, ...entries.map(({ item }) => item)].map((item) => item.id));
    take(
      page.unreadCount,
      [...ids].toSorted((a, b) => b - a),
    );
  });
  const shown = entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a response or a change of the rows is the reason to run
  useEffect(() => report(), [page, shown]);
}

function ListSkeleton() {
  return (
    <div>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <div key={index} className={`grid gap-3 ${classes.placeholder}`}>
          <Skeleton height={40} width={40} radius={20} />
          <Skeleton height={16} width={`${60 - (index % 3) * 12}%`} />
        </div>
      ))}
    </div>
  );
}
