import { useFollow } from '@tsugi/data/controls';
import type { UserCardData } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { Avatar, Skeleton, WaitingMark, waitingText } from '@tsugi/ui/components';
import { useEffect, useState } from 'react';
import { userPath } from '../../model/user-path.ts';
import classes from './SocialsPage.module.css';

const PLACEHOLDERS = 12;

export interface PeopleGridProps {
  readonly people: readonly UserCardData[];
  /** These are the users whom the viewer follows. */
  readonly canUnfollow: boolean;
}

export function PeopleGrid({ people, canUnfollow }: PeopleGridProps) {
  return (
    <ul className={`grid gap-3 ${classes.people}`}>
      {people.map((person) => (
        <li key={person.id} className={`panel row gap-3 ${classes.item}`}>
          <AppLink className={`row gap-3 grow ${classes.person}`} to={userPath(person.name)}>
            <Avatar name={person.name} src={person.avatar.large} size={48} />
            <span className={`one-line ${classes.name}`} title={person.name}>
              {person.name}
            </span>
          </AppLink>
          {canUnfollow && <UnfollowButton user={person} />}
        </li>
      ))}
    </ul>
  );
}

export function PeopleSkeleton() {
  return (
    <div className={`grid gap-3 ${classes.people}`} aria-busy="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <Skeleton key={index} height={74} radius={14} />
      ))}
    </div>
  );
}

interface UnfollowButtonProps {
  readonly user: { readonly id: number; readonly name: string };
}

/** On the viewer's own list: ends following, and begins it again. The user stays in the list until it is loaded anew. */
function UnfollowButton({ user }: UnfollowButtonProps) {
  // The list says nothing about it: everyone on it was followed when it was loaded.
  const [isFollowed, setFollowed] = useState(true);
  const { isFollowing, toggle, disabled, isWaiting, error } = useFollow({ ...user, isFollowing: isFollowed });
  useEffect(() => {
    if (error) setFollowed((before) => !before);
  }, [error]);
  return (
    <Button
      size="sm"
      variant={isFollowing ? 'quiet' : 'primary'}
      disabled={disabled}
      title={isWaiting ? waitingText() : undefined}
      aria-label={isFollowing ? t`Unfollow ${{ userName: user.name }}` : t`Follow ${{ userName: user.name }}`}
      onClick={() => {
        toggle();
        setFollowed(!isFollowing);
      }}
    >
      {isFollowing ? t`Unfollow` : t`Follow`}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}
