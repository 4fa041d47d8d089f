import { statisticsOf } from '../community/statistics.ts';
import type { User } from '../community/user.ts';
import type { World } from '../world.ts';
import type { Context } from './context.ts';
import { Tests } from './search/comparisons.ts';
import { searchable, searchBy } from './search/text.ts';

export type UserArgs = {
  id?: number | null;
  name?: string | null;
  isModerator?: boolean | null;
  search?: string | null;
  sort?: string[] | null;
};

export function findUsers(args: UserArgs, { world, viewer }: Context): readonly User[] {
  const { users } = world.community;
  const tests = new Tests<User>();
  tests.is(args.id, (user) => user.id);
  tests.is(args.name?.toLowerCase(), (user) => user.name.toLowerCase());
  if (args.isModerator !== undefined && args.isModerator !== null) {
    tests.add((user) => (user.moderatorRoles !== null) === args.isModerator);
  }
  const found = args.search
    ? searchBy(
        users,
        args.search,
        (user) => [searchable(user.name)],
        (user) => (user.id <= 7 ? 1e6 : world.community.follows.to(user.id).size),
      )
    : [...users];
  return sortedUsers(
    found.filter((user) => tests.pass(user)),
    args.sort ?? [],
    world,
    viewer,
  );
}

export function sortedUsers(
  users: User[],
  sorts: readonly string[],
  world: World,
  viewer: User | undefined,
): readonly User[] {
  const minutes = (user: User): number => statisticsOf(user, 'ANIME', world, viewer?.id).minutesWatched;
  const chapters = (user: User): number => statisticsOf(user, 'MANGA', world, viewer?.id).chaptersRead;
  switch (sorts[0]) {
    case 'ID':
      return users.sort((one, other) => one.id - other.id);
    case 'ID_DESC':
      return users.sort((one, other) => other.id - one.id);
    case 'USERNAME':
      return users.sort((one, other) => one.name.localeCompare(other.name));
    case 'USERNAME_DESC':
      return users.sort((one, other) => other.name.localeCompare(one.name));
    case 'WATCHED_TIME':
      return users.sort((one, other) => minutes(one) - minutes(other));
    case 'WATCHED_TIME_DESC':
      return users.sort((one, other) => minutes(other) - minutes(one));
    case 'CHAPTERS_READ':
      return users.sort((one, other) => chapters(one) - chapters(other));
    case 'CHAPTERS_READ_DESC':
      return users.sort((one, other) => chapters(other) - chapters(one));
    default:
      return users;
  }
}
