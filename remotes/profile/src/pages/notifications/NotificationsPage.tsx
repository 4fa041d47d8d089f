import { authorizeUrl, useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useSearchParams } from '@tsugi/router';
import { Button, ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { SegmentedControl } from '@tsugi/ui/components';
import { Bell, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { NotificationList } from './NotificationList.tsx';
import classes from './NotificationsPage.module.css';
import { FILTERS, formatFilter, parseFilter } from './params.ts';
import { useUnread } from './use-unread.ts';

/** What has happened since: for the signed-in user; others are invited. */
export function NotificationsPage() {
  const auth = useAuth();
  return (
    <div className={`page column gap-4 ${classes.page}`}>
      <PageTitle title={t`Notifications`} />
      {auth.status === 'signed-in' ? (
        <NotificationFeed viewerId={auth.viewer?.id} />
      ) : (
        <EmptyState
          titleAs="h1"
          icon={<Bell size={26} aria-hidden="true" />}
          title={t`Log in to see your notifications`}
          body={t`New episodes, likes, replies and followers are told here.`}
          action={<ButtonLink variant="primary" size="lg" to={authorizeUrl()}>{t`Log in`}</ButtonLink>}
        />
      )}
    </div>
  );
}

interface NotificationFeedProps {
  /** The id of the viewer; undefined while that is not known. */
  readonly viewerId: number | undefined;
}

/** Heading, filters and the feed under one of them. */
function NotificationFeed({ viewerId }: NotificationFeedProps) {
  const [search, setSearch] = useSearchParams();
  const filter = parseFilter(search);
  const unread = useUnread(viewerId);
  const feed = useRef<{ readonly refresh: () => void }>(null);
  return (
    <>
      <div className="row wrap spread gap-4">
        <h1>{t`Notifications`}</h1>
        <Button
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onClick={() => feed.current?.refresh()}
        >{t`Refresh`}</Button>
      </div>
      <SegmentedControl
        label={t`Kind of notification`}
        className={classes.filters}
        value={filter}
        options={FILTERS}
        onChange={(next) => setSearch(formatFilter(next), { replace: true, preventScrollReset: true })}
      />
      <NotificationList
        // Another filter, or another user, is another feed.
        key={`${viewerId}/${filter}`}
        ref={feed}
        filter={filter}
        viewerId={viewerId}
        unread={unread}
        onShowAll={() => setSearch(formatFilter('all'), { replace: true })}
      />
    </>
  );
}
