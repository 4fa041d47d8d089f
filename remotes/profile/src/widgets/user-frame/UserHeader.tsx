import type { AuthState } from '@tsugi/data';
import { useFollow } from '@tsugi/data/controls';
import type { UserProfile } from '@tsugi/data/operations/user-by-name';
import { Plural, Trans, t } from '@tsugi/i18n/macro';
import { savesData } from '@tsugi/platform/saves-data';
import { Button, ButtonLink } from '@tsugi/ui';
import { Avatar, Chip, ShareButton, Skeleton, WaitingMark, waitingText } from '@tsugi/ui/components';
import { Heart, UserCheck, UserPlus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { comparePath } from '../../model/compare-path.ts';
import { pagePicture } from '../../model/page-picture.ts';
import { type Joined, joined } from './joined.ts';
import { OwnMenuButton } from './OwnMenuButton.tsx';
import { profileHue } from './profile-colour.ts';
import classes from './UserHeader.module.css';

export interface UserHeaderProps {
  readonly user: UserProfile;
  readonly auth: AuthState;
  /** A low banner and a small picture, for the pages where something else comes first. */
  readonly isLow: boolean;
}

/** Banner, picture, name, since when, and whether the viewer follows the user or is followed. */
export function UserHeader({ user, auth, isLow }: UserHeaderProps) {
  const since = joined(user.createdAt, Date.now());
  const isSignedIn = auth.status === 'signed-in';
  const viewer = isSignedIn ? auth.viewer : undefined;
  // The token names the account before its profile is there.
  const viewerId = viewer?.id ?? (isSignedIn ? auth.viewerId : undefined);
  return (
    <>
      <div className={classes.banner} data-low={isLow ? '' : undefined} style={bannerStyle(user)}>
        {user.bannerImage && !savesData() && <img src={user.bannerImage} alt="" fetchPriority="high" />}
      </div>
      <header className={`page ${classes.head}`} data-low={isLow ? '' : undefined}>
        <Avatar
          className={classes.avatar ?? ''}
          name={user.name}
          src={user.avatar?.large}
          size={isLow ? 72 : 144}
          square
        />
        <div className={`column ${classes.who}`}>
          <div className={`row wrap ${classes.title}`}>
            <h1 className={`anywhere accent-links ${classes.name}`}>
              <a
                href={user.siteUrl ?? undefined}
                target="_blank"
                rel="noopener"
                title={t`Profile at the provider`}
              >
                {user.name}
              </a>
            </h1>
            <Badges user={user} isSignedIn={isSignedIn} />
          </div>
          <p className={`subdued ${classes.joined}`}>{since && <JoinedText {...since} />}</p>
        </div>
        <div className={`wrap gap-2 ${classes.action}`}>
          {viewerId !== undefined && viewerId !== user.id && (
            <>
              {!isLow && <CompareLink userName={user.name} viewerName={viewer?.name} />}
              <FollowButton user={user} />
            </>
          )}
          {/* Of each page below: a list is shared with its filters. */}
          <ShareButton
            iconOnly={isLow}
            size={isLow ? 'sm' : 'md'}
            variant={isLow ? 'ghost' : 'outline'}
            picture={pagePicture}
          />
          {viewerId === user.id && <OwnMenuButton userName={user.name} isLow={isLow} />}
        </div>
      </header>
    </>
  );
}

function JoinedText({ date, iso, days }: Joined) {
  return (
    <Trans>
      Joined <time dateTime={iso}>{date}</time>, <Plural value={days} one="# day" other="# days" /> ago
    </Trans>
  );
}

function CompareLink(props: { readonly userName: string; readonly viewerName: string | undefined }) {
  const { userName, viewerName } = props;
  if (viewerName === undefined) return <Skeleton width={208} height="var(--control-height)" radius={10} />;
  return (
    <ButtonLink
      variant="outline"
      to={comparePath('anime', [userName, viewerName])}
    >{t`Compare with your list`}</ButtonLink>
  );
}

function Badges({ user, isSignedIn }: { readonly user: UserProfile; readonly isSignedIn: boolean }) {
  const tier = user.donatorTier ?? 0;
  const followsViewer = isSignedIn && user.isFollower;
  const hasAny =
    tier > 0 || user.moderatorRoles.length > 0 || user.isBanned || user.isBlocked || followsViewer;
  if (!hasAny) return null;
  return (
    <ul className={`wrap gap-2 narrow ${classes.badges}`} aria-label={t`Badges`}>
      {user.isBanned && (
        <li>
          <Chip className={classes.stern} title={t`The provider has banned this account`}>{t`Banned`}</Chip>
        </li>
      )}
      {isSignedIn && user.isBlocked && (
        <li>
          <Chip className={classes.stern} title={t`You have blocked this user`}>{t`Blocked`}</Chip>
        </li>
      )}
      {followsViewer && (
        <li>
          <Chip tone="accent">{t`Follows you`}</Chip>
        </li>
      )}
      {user.moderatorRoles.map((role) => (
        <li key={role}>
          <Chip tone="good" title={t`Moderator of the provider`}>
            {moderatorRoleLabel(role)}
          </Chip>
        </li>
      ))}
      {tier > 0 && (
        <li>
          <Chip className={classes.donator} title={t`Donator, tier ${tier}`}>
            <span data-tier={Math.min(tier, 3)}>
              <Heart size={13} aria-hidden="true" />
              {user.donatorBadge || t`Donator`}
            </span>
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** A banner of its own for everyone who has no picture. */
function bannerStyle({ id, profileColor }: UserProfile): CSSProperties {
  return { '--banner-hue': Math.round(profileHue(profileColor) ?? (id * 47) % 360) };
}

/** "Lead anime data" for LEAD_ANIME_DATA: the roles of the tracker are words already. */
function moderatorRoleLabel(role: string): string {
  const text = role.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface FollowButtonProps {
  readonly user: { readonly id: number; readonly name: string; readonly isFollowing: boolean | null };
}

/** Follows a user, or ends it: at once on the page, and back again when the tracker refuses. */
function FollowButton({ user }: FollowButtonProps) {
  const { isFollowing, toggle, disabled, isWaiting } = useFollow(user);
  const Icon = isFollowing ? UserCheck : UserPlus;
  return (
    <Button
      variant={isFollowing ? 'quiet' : 'primary'}
      icon={<Icon size={17} aria-hidden="true" />}
      disabled={disabled}
      title={isWaiting ? waitingText() : undefined}
      onClick={toggle}
    >
      {isFollowing ? t`Following` : t`Follow`}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}
