import { AppLink } from '@tsugi/ui';
import { Avatar, CoverImage, relativeTime } from '@tsugi/ui/components';
import { Bell } from 'lucide-react';
import classes from './NotificationItem.module.css';
import { type NotificationSource, notificationText } from './notification-text.ts';

export interface NotificationItemProps {
  readonly notification: NotificationSource;
  /** Milliseconds; what relative times count from. */
  readonly now: number;
}

/** Picture, sentence, time. */
export function NotificationItem({ notification, now }: NotificationItemProps) {
  const text = notificationText(notification);
  const date = new Date(notification.createdAt * 1000);
  return (
    <li className={classes.item}>
      {text.kind === 'media' && (
        <CoverImage className={classes.cover} src={text.picture} color={text.color} />
      )}
      {text.kind === 'user' && <Avatar name={text.subject} src={text.picture} size={48} />}
      {text.kind === 'unsupported' && (
        <span className={classes.unknown} aria-hidden="true">
          <Bell size={20} />
        </span>
      )}
      <p className={classes.text}>
        {text.kind === 'unsupported' ? (
          <span className="muted">{text.text}</span>
        ) : (
          <>
            {text.before}
            <AppLink to={text.to}>{text.subject}</AppLink>
            {text.after}
          </>
        )}
      </p>
      <time className={classes.time} dateTime={date.toISOString()} title={date.toLocaleString('en-GB')}>
        {relativeTime(date, now)}
      </time>
    </li>
  );
}
