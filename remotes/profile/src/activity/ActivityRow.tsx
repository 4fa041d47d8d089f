import type { ActivityData } from '@tsugi/data/operations/activity-feed';
import { mediaPath } from '@tsugi/data/pure';
import { AppLink } from '@tsugi/ui';
import { Avatar, CoverImage, RelativeTime } from '@tsugi/ui/kit';
import { memo } from 'react';
import { userPath } from '../shared/user-path.ts';
import { ActivityActions } from './ActivityActions.tsx';
import classes from './ActivityRow.module.css';
import { ActivityWords } from './ActivityWords.tsx';

export interface ActivityRowProps {
  readonly activity: ActivityData;
  /** When it was read, where it is kept outside of the cache. Milliseconds since 1970. */
  readonly readAt?: number;
  /** On the activity's own page: the whole text. */
  readonly isWhole?: boolean;
  /** The cover is not for this reader. */
  readonly hidesCover?: boolean;
}

/** Who, what, when; the cover of what it is about; replies and likes. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { activity, readAt, isWhole = false, hidesCover = false } = props;
  const { user, createdAt } = activity;
  const media = activity.kind === 'list' ? activity.media : null;
  return (
    <div className={classes.row} data-cover={media ? '' : undefined}>
      {user ? (
        // The name beside it leads to the same page: one stop on the way through the row is enough.
        <AppLink className={classes.avatar} to={userPath(user.name)} tabIndex={-1} aria-hidden="true">
          <Avatar name={user.name} src={user.avatar.large} size={40} decorative />
        </AppLink>
      ) : (
        <Avatar className={classes.avatar} name="?" src={null} size={40} decorative />
      )}
      <div className={classes.words}>
        <ActivityWords activity={activity} isWhole={isWhole} />
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
