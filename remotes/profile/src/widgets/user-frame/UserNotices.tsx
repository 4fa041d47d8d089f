import type { UserProfile } from '@tsugi/data/operations/user-by-name';
import classes from './UserHeader.module.css';

/** What the provider has decided about the account, or the viewer about the user: it changes what a profile can show. */
export function UserNotices({ user }: { readonly user: UserProfile }) {
  if (!user.isBanned && !user.isBlocked) return null;
  return (
    <div className={classes.notices}>
      {user.isBanned && <p>The provider has banned this account.</p>}
      {user.isBlocked && (
        <p>
          You have blocked {user.name}.{' '}
          {user.siteUrl && (
            <a href={user.siteUrl} target="_blank" rel="noopener">
              Unblock on the profile at the provider
            </a>
          )}
        </p>
      )}
    </div>
  );
}
