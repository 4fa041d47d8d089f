import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { RelativeTime } from '@tsugi/ui/components';
import { memo } from 'react';
import { userPath } from '../../model/user-path.ts';
import { ActivityText } from '../../widgets/activity/ActivityText.tsx';
import { LikeButton } from '../../widgets/activity/LikeButton.tsx';
import { UserPicture } from '../../widgets/user-frame/UserPicture.tsx';
import type { ActivityReply } from './activity-replies.query.ts';
import classes from './ReplyRow.module.css';

export interface ReplyRowProps {
  readonly reply: ActivityReply;
}

/** The author of a reply, its time and its text. */
export const ReplyRow = memo(function ReplyRow({ reply }: ReplyRowProps) {
  const { id, user, createdAt, text, isLiked, likeCount } = reply;
  return (
    <div className={classes.row}>
      <UserPicture className={classes.avatar} user={user} size={32} />
      <div className={classes.text}>
        <p className={`wrap ${classes.head}`}>
          {user ? (
            <AppLink className="strong accent-link" to={userPath(user.name)}>
              {user.name}
            </AppLink>
          ) : (
            <span>{t`Somebody`}</span>
          )}
          <RelativeTime className={classes.time} date={createdAt * 1000} />
        </p>
        <ActivityText source={text} isWhole />
      </div>
      <div className={classes.like}>
        <LikeButton
          kind="reply"
          id={id}
          title={t`Reply of ${{ userName: user?.name ?? t`Somebody` }}`}
          isLiked={isLiked}
          likeCount={likeCount}
        />
      </div>
    </div>
  );
});
