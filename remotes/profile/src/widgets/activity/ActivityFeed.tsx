import { authorizeUrl, currentAuth, prefetch, useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { EmptyState } from '@tsugi/ui';
import { useId } from 'react';
import { variablesOf } from '../feed/feed-query.ts';
import classes from './ActivityFeed.module.css';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityList } from './ActivityList.tsx';
import { type ActivityFeedVariables, activityFeed } from './activity-feed.query.ts';
import { formatFilter, readFilter, useActivityFilter, variablesFor } from './activity-filter.ts';

/** What people did: a section that home borrows. */
export function ActivityFeed() {
  const headingId = useId();
  const auth = useAuth();
  const [filter, setFilter] = useActivityFilter();
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={`row wrap spread ${classes.head}`}>
        <h2 id={headingId} className={classes.title}>{t`Activity`}</h2>
        {auth.status === 'signed-in' && <ActivityFilters filter={filter} onChange={setFilter} />}
      </div>
      {auth.status === 'signed-in' ? (
        <ActivityList
          // Another choice, or another user, is another feed.
          key={`${viewer?.id}/${viewer?.displayAdultContent}/${formatFilter(filter)}`}
          filter={filter}
          onFilter={setFilter}
          viewerId={viewer?.id}
          displayAdultContent={viewer?.displayAdultContent ?? false}
          labelledBy={headingId}
        />
      ) : (
        <EmptyState
          compact
          title={t`The feed needs a login`}
          body={t`It shows what the people you follow watch, read and write.`}
          action={<a className={classes.signIn} href={authorizeUrl()}>{t`Log in`}</a>}
        />
      )}
    </section>
  );
}

ActivityFeed.warm = () => prefetchActivityFeed('interactive');

/** Asks for the newest page under the stored filter, with the request of the feed itself. */
function prefetchActivityFeed(priority: 'interactive' | 'prefetch'): void {
  if (currentAuth().status !== 'signed-in') return;
  prefetch(activityFeed, variablesOf<ActivityFeedVariables>(variablesFor(readFilter()), 1), { priority });
}
