import { t } from '@tsugi/i18n/macro';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { MessageCircle } from 'lucide-react';
import classes from './ActivityActions.module.css';
import type { ActivityData } from './activity-feed.query.ts';
import { activityTitle } from './activity-title.ts';
import { LikeButton } from './LikeButton.tsx';

export interface ActivityActionsProps {
  readonly activity: ActivityData;
  readonly readAt?: number;
  /** On the activity's own page there is no way to it. */
  readonly isWhole?: boolean;
}

/** Replies and likes of an activity. */
export function ActivityActions({ activity, readAt, isWhole = false }: ActivityActionsProps) {
  const { id, isLiked, likeCount, replyCount } = activity;
  return (
    <div className="row">
      {!isWhole && (
        <AppLink className={`fine inline-row ${classes.action}`} to={`/activity/${id}`}>
          <MessageCircle size={18} aria-hidden="true" />
          <VisuallyHidden>{t`Replies`} </VisuallyHidden>
          {replyCount > 0 && <span>{formatNumber(replyCount)}</span>}
        </AppLink>
      )}
      <LikeButton
        kind="activity"
        id={id}
        title={activityTitle(activity)}
        isLiked={isLiked}
        likeCount={likeCount}
        {...(readAt === undefined ? {} : { readAt })}
      />
    </div>
  );
}
