import type { UserCardData } from '@tsugi/data/operations/user-search';
import { AppLink } from '@tsugi/ui';
import { Avatar, Skeleton } from '@tsugi/ui/components';
import { userPath } from '../shared/user-path.ts';
import classes from './SocialsPage.module.css';

const PLACEHOLDERS = 12;

export function PeopleGrid({ people }: { readonly people: readonly UserCardData[] }) {
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.id}>
          <AppLink className={classes.person} to={userPath(person.name)}>
            <Avatar name={person.name} src={person.avatar.large} size={48} />
            <span className={classes.name}>{person.name}</span>
          </AppLink>
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
