import type { ActivityData, UserCardData } from '@tsugi/data/operations/activity-feed';
import { mediaPath } from '@tsugi/data/pure';
import { AppLink } from '@tsugi/ui';
import { userPath } from '../shared/user-path.ts';
import classes from './ActivityRow.module.css';
import { ActivityText } from './ActivityText.tsx';
import { activityLine } from './activity-line.ts';

/** The sentence of an activity. */
export function ActivitySentence({
  activity,
  isWhole,
}: {
  readonly activity: ActivityData;
  readonly isWhole: boolean;
}) {
  const name = <UserName user={activity.user} />;
  switch (activity.kind) {
    case 'text':
      return <ActivityText source={activity.text} lead={<>{name} </>} isWhole={isWhole} />;
    case 'message':
      return (
        <ActivityText
          source={activity.text}
          isWhole={isWhole}
          lead={
            <>
              {name} to <UserName user={activity.recipient} />
              {activity.isPrivate && <span className={classes.quiet}> (private)</span>}{' '}
            </>
          }
        />
      );
    case 'list':
      return (
        <p className={classes.sentence}>
          {name} {activityLine(activity)}{' '}
          {activity.media ? (
            <AppLink className={classes.title} to={mediaPath(activity.media)}>
              {activity.media.title.userPreferred}
            </AppLink>
          ) : (
            <span className={classes.quiet}>something that is no longer here</span>
          )}
        </p>
      );
  }
}

function UserName({ user }: { readonly user: UserCardData | null }) {
  if (!user) return <span className={classes.quiet}>Somebody</span>;
  return (
    <AppLink className={classes.name} to={userPath(user.name)}>
      {user.name}
    </AppLink>
  );
}
