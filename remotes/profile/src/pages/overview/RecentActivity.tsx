import { useAuth, usePages } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { FailureState, InView, MissingParts } from '@tsugi/ui/components';
import { useId, useState } from 'react';
import { ActivityRow } from '../../widgets/activity/ActivityRow.tsx';
import { ActivitySkeleton } from '../../widgets/activity/ActivitySkeleton.tsx';
import { type ActivityData, activityFeed } from '../../widgets/activity/activity-feed.query.ts';
import { isWelcome } from '../../widgets/activity/is-welcome.ts';
import { LazyActivityText } from './LazyActivityText.tsx';
import classes from './RecentActivity.module.css';
import { useOverview } from './use-overview.ts';

export interface RecentActivityProps {
  readonly user: { readonly id: number; readonly name: string };
}

/** What the user did last; the rest comes on demand, and then as the end of the list comes near. */
export function RecentActivity({ user }: RecentActivityProps) {
  const headingId = useId();
  const { data, error, missing } = useOverview(user.id);
  const [isWhole, setWhole] = useState(false);
  // Its failure is said once, beside the favourites of the same response.
  if (error && !data) return null;
  const first = data?.activities ?? [];
  return (
    <section className={classes.section} aria-labelledby={headingId} aria-busy={!data}>
      <h2 id={headingId} className={classes.heading}>{t`Recent activity`}</h2>
      {!data && <ActivitySkeleton rows={8} />}
      {data && first.length === 0 && missing.length === 0 && (
        <p className="muted">{t`${{ userName: user.name }} has not done anything yet.`}</p>
      )}
      {isWhole ? (
        <WholeActivity userId={user.id} first={first} labelledBy={headingId} />
      ) : (
        <Rows activities={first} labelledBy={headingId} />
      )}
      {data?.hasMoreActivities && !isWhole && (
        <Button variant="quiet" wide onClick={() => setWhole(true)}>{t`Show more activity`}</Button>
      )}
    </section>
  );
}

interface RowsProps {
  readonly activities: readonly ActivityData[];
  readonly labelledBy: string;
}

function Rows({ activities, labelledBy }: RowsProps) {
  const auth = useAuth();
  const displaysAdult = auth.status === 'signed-in' && (auth.viewer?.displayAdultContent ?? false);
  const shown = activities.filter((activity) => isWelcome(activity, displaysAdult));
  if (shown.length === 0) return null;
  return (
    <ol className={classes.list} aria-labelledby={labelledBy}>
      {shown.map((activity) => (
        <li key={activity.id}>
          <ActivityRow activity={activity} Text={LazyActivityText} />
        </li>
      ))}
    </ol>
  );
}

interface WholeActivityProps {
  readonly userId: number;
  /** What stands there until the first page is there. */
  readonly first: readonly ActivityData[];
  readonly labelledBy: string;
}

function WholeActivity({ userId, first, labelledBy }: WholeActivityProps) {
  const pages = usePages(activityFeed, { userId });
  const { items, status, error, missing, retry, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <MissingParts missing={missing} onRetry={retry} />
      <Rows activities={items.length > 0 ? items : first} labelledBy={labelledBy} />
      {(status === 'loading' || isFetchingNextPage) && <ActivitySkeleton rows={2} />}
      {error && (
        <FailureState
          failure={error}
          compact
          title={t`More activities could not be loaded`}
          onRetry={retry}
        />
      )}
      {hasNextPage && !error && <InView margin="100px" onEnter={fetchNextPage} />}
    </>
  );
}
