import { t } from '@tsugi/i18n/macro';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { CoverImage, RelativeTime } from '@tsugi/ui/components';
import { Bell } from 'lucide-react';
import { UserPicture } from '../../widgets/user-frame/UserPicture.tsx';
import classes from './NotificationItem.module.css';
import { type NotificationText, notificationText, type Segment } from './notification-text.ts';
import type { NotificationData } from './notifications.query.ts';

export interface NotificationItemProps {
  readonly notification: NotificationData;
  readonly isUnread: boolean;
}

/** Picture, sentence, time. The row leads to its subject, picture and name of a person to the profile. */
export function NotificationItem({ notification, isUnread }: NotificationItemProps) {
  const { picture, segments, note } = notificationText(notification);
  const sentence = segments.map(({ text }) => text).join('');
  return (
    <li className={`grid gap-3 ${classes.item}`} data-row data-unread={isUnread ? '' : undefined}>
      <Picture picture={picture} />
      <p className={`two-lines ${classes.text}`} title={note ? `${sentence} ${note}` : sentence}>
        {isUnread && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
        {segments.map((segment) => (
          <Piece key={segment.text} {...segment} />
        ))}
        {note && <span className="muted"> {note}</span>}
      </p>
      {notification.isDated && <RelativeTime className={classes.time} date={notification.createdAt * 1000} />}
      {isUnread && <span className={classes.dot} aria-hidden="true" />}
    </li>
  );
}

function Picture({ picture }: Pick<NotificationText, 'picture'>) {
  if (picture.kind === 'person') {
    const user = { name: picture.name, avatar: { large: picture.src } };
    return <UserPicture className={classes.person} user={user} size={40} />;
  }
  if (picture.kind === 'cover') {
    return <CoverImage className={classes.cover} src={picture.src} color={picture.color} />;
  }
  return (
    <span className={`centred ${classes.unknown}`} aria-hidden="true">
      <Bell size={18} />
    </span>
  );
}

function Piece({ text, to, lang, isSubject, isDeed, isOutside }: Segment) {
  if (to === undefined) return text;
  const className = isDeed ? classes.deed : isSubject ? classes.subject : classes.name;
  return isOutside ? (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {text}
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </a>
  ) : (
    <AppLink className={className} to={to} lang={lang}>
      {text}
    </AppLink>
  );
}
