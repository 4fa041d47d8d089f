import { useAuth, useQuery } from '@tsugi/data';
import { activityById } from '@tsugi/data/operations/activity-by-id';
import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { MessageCircleOff } from 'lucide-react';
import { ActivityRow } from '../../widgets/activity/ActivityRow.tsx';
import { ActivitySkeleton } from '../../widgets/activity/ActivitySkeleton.tsx';
import { ActivityText } from '../../widgets/activity/ActivityText.tsx';
import { activityTitle } from '../../widgets/activity/activity-title.ts';
import { isAdult } from '../../widgets/activity/is-welcome.ts';
import { ActivityLikes, ActivityLikesSkeleton } from './ActivityLikes.tsx';
import classes from './ActivityPage.module.css';
import { ActivityReplies } from './ActivityReplies.tsx';
import { parseActivityId } from './activity-id.ts';

/** One activity, whole, and what people say about it. */
export function ActivityPage() {
  const id = parseActivityId(useParams().id);
  const auth = useAuth();
  const { data: activity, error, missing, retry } = useQuery(activityById, id === undefined ? null : { id });
  if (id === undefined || (error?.kind === 'not-found' && !activity)) return <MissingActivity />;

  if (!activity && error) {
    return (
      <div className={`page column ${classes.page}`}>
        <PageTitle title={t`Could not be loaded`} />
        <FailureState
          failure={error}
          titleAs="h1"
          title={t`This activity could not be loaded`}
          onRetry={retry}
        />
      </div>
    );
  }
  const showsAdult = auth.status === 'signed-in' && (auth.viewer?.displayAdultContent ?? false);
  return (
    <div className={`page column ${classes.page}`}>
      <PageTitle title={activity ? activityTitle(activity) : t`Activity`} />
      <h1 className={classes.title}>{t`Activity`}</h1>
      {activity && error && (
        <FailureState
          failure={error}
          compact
          title={t`This is how it was at the last visit`}
          onRetry={retry}
        />
      )}
      <MissingParts missing={missing} onRetry={retry} />
      <article className={`panel ${classes.activity}`} aria-busy={!activity}>
        {activity ? (
          <ActivityRow
            activity={activity}
            Text={ActivityText}
            isWhole
            hidesCover={isAdult(activity) && !showsAdult}
          />
        ) : (
          <ActivitySkeleton rows={1} />
        )}
      </article>
      {activity ? <ActivityLikes activity={activity} /> : <ActivityLikesSkeleton />}
      <ActivityReplies key={id} activityId={id} />
    </div>
  );
}

/** The URL names an activity that is not there. */
function MissingActivity() {
  return (
    <div className="page">
      <PageTitle title={t`Not found`} />
      <EmptyState
        titleAs="h1"
        icon={<MessageCircleOff size={26} aria-hidden="true" />}
        title={t`There is no such activity`}
        body={t`It may have been deleted, or it is for other eyes only.`}
        action={<ButtonLink to="/">{t`See what is new`}</ButtonLink>}
      />
    </div>
  );
}
