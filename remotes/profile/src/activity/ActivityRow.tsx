import type { ActivityData } from '@tsugi/data/operations/activity-feed';
import { mediaPath } from '@tsugi/data/pure';
import { AppLink } from '@tsugi/ui';
import { CoverImage, RelativeTime } from '@tsugi/ui/components';
import { memo } from 'react';
import { UserPicture } from '../shared/UserPicture.tsx';
import { ActivityActions } from './ActivityActions.tsx';
import classes from './ActivityRow.module.css';
import { ActivitySentence } from './ActivitySentence.tsx';

export interface ActivityRowProps {
  readonly activity: ActivityData;
  /** When it was read, if stored outside of the cache. Milliseconds since 1970. */
  readonly readAt?: number;
  /** On the activity's own page: the whole text. */
  readonly isWhole?: boolean;
  /** The cover is not for this user. */
  readonly hidesCover?: boolean;
}

/** Who, what, when; the cover of what it is about; replies and likes. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { activity, readAt, isWhole = false, hidesCover = false } = props;
  const { user, createdAt } = activity;
  const media = activity.kind === 'list' ? activity.media : null;
  return (
    <div className={classes.row} data-cover={media ? '' : undefined}>
      <UserPicture className={classes.avatar} user={user} size={40} />
      <div className={classes.text}>
        <ActivitySentence activity={activity} isWhole={isWhole} />
        <RelativeTime className={classes.time} date={createdAt * 1000} />
      </div>
      {media && (
        <AppLink className={classes.cover} to={mediaPath(media)} tabIndex={-1} aria-hidden="true">
          <CoverImage
            className={classes.picture}
            src={hidesCover ? null : media.coverImage.large}
            color={media.coverImage.color}
          />
        </AppLink>
      )}
      <ActivityActions activity={activity} isWhole={isWhole} {...(readAt === undefined ? {} : { readAt })} />
    </div>
  );
});
