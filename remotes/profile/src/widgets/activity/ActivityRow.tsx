import { mediaPath } from '@tsugi/data/pure';
import { Trans, t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { CoverImage, RelativeTime } from '@tsugi/ui/components';
import { type ComponentType, memo } from 'react';
import { userPath } from '../../model/user-path.ts';
import { UserPicture } from '../user-frame/UserPicture.tsx';
import { ActivityActions } from './ActivityActions.tsx';
import classes from './ActivityRow.module.css';
import type { ActivityTextProps } from './ActivityText.tsx';
import type { ActivityData, UserCardData } from './activity-feed.query.ts';
import { activityParts } from './activity-line.ts';

export interface ActivityRowProps {
  readonly activity: ActivityData;
  /** Renders what the user wrote: `ActivityText`, or the one that loads its code lazily. */
  readonly Text: ComponentType<ActivityTextProps>;
  /** When it was read, if stored outside of the cache. Milliseconds since 1970. */
  readonly readAt?: number;
  /** On the activity's own page: the whole text. */
  readonly isWhole?: boolean;
  /** The cover is not for this user. */
  readonly hidesCover?: boolean;
}

/** Who and when, then what; the cover of what it is about; replies and likes. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { activity, Text, readAt, isWhole = false, hidesCover = false } = props;
  const { user, createdAt } = activity;
  const media = activity.kind === 'list' ? activity.media : null;
  return (
    <div className={classes.row} data-cover={media ? '' : undefined}>
      <UserPicture className={classes.avatar} user={user} size={40} />
      <div className={classes.text}>
        <p className="anywhere">
          <UserName user={user} />
          {activity.kind === 'message' && (
            <>
              {' '}
              <Trans>
                to <UserName user={activity.recipient} />
              </Trans>
              {activity.isPrivate && <span className={classes.quiet}> {t`(private)`}</span>}
            </>
          )}{' '}
          <RelativeTime className={classes.time} date={createdAt * 1000} />
        </p>
        {activity.kind === 'list' ? (
          <p className={classes.sentence}>
            {activityParts(activity).map((part, index) => {
              if (part !== null) return index === 0 ? capitalised(part) : part;
              return media ? (
                <AppLink key="title" className="strong accent-link" to={mediaPath(media)}>
                  {media.title.userPreferred}
                </AppLink>
              ) : (
                <span key="title" className={classes.quiet}>{t`something that is no longer here`}</span>
              );
            })}
          </p>
        ) : (
          <Text source={activity.text} isWhole={isWhole} />
        )}
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

function UserName({ user }: { readonly user: UserCardData | null }) {
  if (!user) return <span className={classes.quiet}>{t`Somebody`}</span>;
  return (
    <AppLink className="strong accent-link" to={userPath(user.name)}>
      {user.name}
    </AppLink>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
