import type { UserCardData } from '@tsugi/data/operation';
import { AppLink } from '@tsugi/ui';
import { Avatar, Skeleton } from '@tsugi/ui/components';
import { userPath } from '../../model/user-path.ts';
import classes from './SocialsPage.module.css';
import { UnfollowButton } from './UnfollowButton.tsx';

const PLACEHOLDERS = 12;

export interface PeopleGridProps {
  readonly people: readonly UserCardData[];
  /** These are the users whom the viewer follows. */
  readonly canUnfollow: boolean;
}

export function PeopleGrid({ people, canUnfollow }: PeopleGridProps) {
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.id} className={classes.item}>
          <AppLink className={classes.person} to={userPath(person.name)}>
            <Avatar name={person.name} src={person.avatar.large} size={48} />
            <span className={classes.name} title={person.name}>
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
    <div className={classes.people} aria-busy="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <Skeleton key={index} height={74} radius={14} />
      ))}
    </div>
  );
}
