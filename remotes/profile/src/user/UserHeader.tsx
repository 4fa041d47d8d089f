import type { AuthUser } from '@tsugi/data';
import type { UserProfile } from '@tsugi/data/operations/user-by-name';
import { Avatar, Chip } from '@tsugi/ui/components';
import type { CSSProperties } from 'react';
import { FollowButton } from './FollowButton.tsx';
import { joined } from './joined.ts';
import classes from './UserHeader.module.css';

export interface UserHeaderProps {
  readonly user: UserProfile;
  /** Who is signed in. */
  readonly viewer: AuthUser | undefined;
}

/** Banner, picture, name, since when, and and whether the viewer follows the user or is followed. */
export function UserHeader({ user, viewer }: UserHeaderProps) {
  const since = joined(user.createdAt, Date.now());
  const isOwn = viewer?.id === user.id;
  return (
    <>
      <div className={classes.banner} style={bannerStyle(user.id)}>
        {user.bannerImage && <img src={user.bannerImage} alt="" fetchPriority="high" />}
      </div>
      <header className={`page ${classes.head}`}>
        <Avatar
          className={classes.avatar ?? ''}
          name={user.name}
          src={user.avatar?.large}
          size={144}
          square
        />
        <div className={classes.who}>
          <h1 className={classes.name}>
            <a
              href={user.siteUrl ?? undefined}
              target="_blank"
              rel="noopener"
              title="Profile at the provider"
            >
              {user.name}
            </a>
            <Badges user={user} isSignedIn={viewer !== undefined} />
          </h1>
          <p className={classes.joined}>
            {since && (
              <>
                Joined <time dateTime={since.iso}>{since.date}</time>, {since.days} ago
              </>
            )}
          </p>
        </div>
        {viewer && !isOwn && (
          <div className={classes.action}>
            <FollowButton user={user} />
          </div>
        )}
      </header>
    </>
  );
}

function Badges({ user, isSignedIn }: { readonly user: UserProfile; readonly isSignedIn: boolean }) {
  const tier = user.donatorTier ?? 0;
  return (
    <span className={classes.badges}>
      {tier > 0 && (
        <Chip tone={tier >= 3 ? 'warning' : 'good'} title={`Donator, tier ${tier}`}>
          {user.donatorBadge || 'Donator'}
        </Chip>
      )}
      {isSignedIn && user.isFollower && <Chip tone="accent">Follows you</Chip>}
    </span>
  );
}

/** A banner of its own for everyone who has no picture. */
function bannerStyle(id: number): CSSProperties {
  // Custom properties are not part of CSSProperties.
  return { '--banner-hue': (id * 47) % 360 } as CSSProperties;
}
