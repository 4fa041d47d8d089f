import { authorizeUrl, useAuth } from '@tsugi/data';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { Bell } from 'lucide-react';
import { NotificationFeed } from './NotificationFeed.tsx';
import classes from './NotificationsPage.module.css';

/** What has happened since: for the signed-in user; others are invited. */
export function NotificationsPage() {
  const auth = useAuth();
  return (
    <div className={`page ${classes.page}`}>
      <PageTitle title="Notifications" />
      {auth.status === 'signed-in' ? (
        <NotificationFeed viewerId={auth.viewer?.id} />
      ) : (
        <EmptyState
          titleAs="h1"
          icon={<Bell size={26} aria-hidden="true" />}
          title="Log in to see your notifications"
          body="New episodes, likes, replies and followers are told here."
          action={
            <ButtonLink variant="primary" size="lg" to={authorizeUrl()}>
              Log in
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
