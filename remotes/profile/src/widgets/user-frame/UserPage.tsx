import { useAuth } from '@tsugi/data';
import type { UserProfile } from '@tsugi/data/operations/user-by-name';
import { t } from '@tsugi/i18n/macro';
import { Outlet, useLocation, useParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { FailureState, MissingParts, TabLinks } from '@tsugi/ui/components';
import { useUser } from '../../model/use-user.ts';
import { userPath } from '../../model/user-path.ts';
import { MissingUser } from './MissingUser.tsx';
import { profileStyle } from './profile-colour.ts';
import classes from './UserHeader.module.css';
import { UserHeader } from './UserHeader.tsx';
import { UserHeaderSkeleton } from './UserHeaderSkeleton.tsx';

/** The frame of every profile page: header, tabs, and the page itself below. */
export function UserPage() {
  const name = useParams().name ?? '';
  const { data: user, error, missing, retry } = useUser(name);
  const auth = useAuth();
  const isOverview = useLocation().pathname.split('/').filter(Boolean).length <= 2;

  if (error && !user) {
    return (
      <div className="page">
        {error.kind === 'not-found' ? (
          <MissingUser name={name} error={error} />
        ) : (
          <>
            <PageTitle title={t`Could not be loaded`} />
            <FailureState
              failure={error}
              titleAs="h1"
              title={t`This profile could not be loaded`}
              onRetry={retry}
            />
          </>
        )}
      </div>
    );
  }

  return (
    <div
      className={classes.profile}
      style={user && profileStyle(user.profileColor)}
      data-coloured={user?.profileColor ? '' : undefined}
      data-low={isOverview ? undefined : ''}
    >
      {user ? (
        <UserHeader user={user} auth={auth} isLow={!isOverview} />
      ) : (
        <UserHeaderSkeleton name={name} isLow={!isOverview} />
      )}
      <div className="page">
        <div className={classes.tabs}>
          <TabLinks
            label={t`Profile`}
            tabs={[
              { to: userPath(name), label: t`Overview`, end: true },
              { to: userPath(name, 'anime'), label: t`Anime list` },
              { to: userPath(name, 'manga'), label: t`Manga list` },
              { to: userPath(name, 'favourites'), label: t`Favourites` },
              { to: userPath(name, 'stats'), label: t`Stats` },
              { to: userPath(name, 'socials'), label: t`Socials` },
            ]}
          />
        </div>
        <div className={classes.content}>
          {user && <UserNotices user={user} />}
          <MissingParts missing={missing} onRetry={retry} />
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** What the provider has decided about the account, or the viewer about the user: it changes what a profile can show. */
function UserNotices({ user }: { readonly user: UserProfile }) {
  if (!user.isBanned && !user.isBlocked) return null;
  return (
    <div className={`column gap-2 ${classes.notices}`}>
      {user.isBanned && <p>{t`The provider has banned this account.`}</p>}
      {user.isBlocked && (
        <p>
          {t`You have blocked ${{ userName: user.name }}.`}{' '}
          {user.siteUrl && (
            <a
              href={user.siteUrl}
              target="_blank"
              rel="noopener"
            >{t`Unblock on the profile at the provider`}</a>
          )}
        </p>
      )}
    </div>
  );
}
