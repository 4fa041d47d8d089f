import type { Character } from '../catalogue/characters.ts';
import { GENRES } from '../catalogue/genres.ts';
import { LINK_SITES } from '../catalogue/link-sites.ts';
import type { Media } from '../catalogue/media.ts';
import { characterFacts, staffFacts } from '../catalogue/people-texts.ts';
import { STAFF, type Staff } from '../catalogue/staff.ts';
import { STUDIOS, type Studio } from '../catalogue/studios.ts';
import { TAGS } from '../catalogue/tags.ts';
import { statisticsOf } from '../community/statistics.ts';
import type { User } from '../community/user.ts';
import type { World } from '../world.ts';
import type { Context } from './context.ts';
import { externalLink } from './resolvers/media-extras.ts';
import { isBirthday } from './resolvers/people.ts';
import { Tests } from './search/comparisons.ts';
import type { MediaArgs } from './search/media-args.ts';
import { MediaSearch } from './search/media-search.ts';
import { searchable, searchBy } from './search/text.ts';

const searches = new WeakMap<World, MediaSearch>();

export function mediaSearch(world: World): MediaSearch {
  const known = searches.get(world);
  if (known !== undefined) {
    return known;
  }
  const search = new MediaSearch(world.catalogue);
  searches.set(world, search);
  return search;
}

export function findMedia(args: MediaArgs, { world, viewer }: Context): readonly Media[] {
  const list = viewer === undefined ? undefined : world.community.lists.of(viewer.id);
  return mediaSearch(world).find(args, list === undefined ? undefined : (media) => list.has(media.id));
}

export type PeopleArgs = { id?: number | null; isBirthday?: boolean | null; search?: string | null; id_not?: number | null; id_in?: number[] | null; id_not_in?: number[] | null; sort?: string[] | null };

function peopleTests<T extends { id: number }>(args: PeopleArgs): Tests<T> {
  const tests = new Tests<T>();
  tests.is(args.id, (one) => one.id);
  tests.isNot(args.id_not, (one) => one.id);
  tests.in(args.id_in, (one) => one.id);
  tests.notIn(args.id_not_in, (one) => one.id);
  return tests;
}

/** Sorts by favourites or id as asked; what a search found keeps its order unless a sort asks otherwise. */
function sorted<T extends { id: number; favourites: number }>(found: T[], sorts: readonly string[] | null | undefined): readonly T[] {
  switch (sorts?.[0]) {
    case 'FAVOURITES_DESC':
      return found.sort((one, other) => other.favourites - one.favourites);
    case 'FAVOURITES':
      return found.sort((one, other) => one.favourites - other.favourites);
    case 'ID_DESC':
      return found.sort((one, other) => other.id - one.id);
    case 'ID':
      return found.sort((one, other) => one.id - other.id);
    default:
      return found;
  }
}

const nameTexts = new WeakMap<object, readonly string[]>();

function personNames(person: Character | Staff): readonly string[] {
  const known = nameTexts.get(person);
  if (known !== undefined) {
    return known;
  }
  const { full, native, first, last } = person.name;
  const names = [full, native ?? '', `${last ?? ''} ${first}`, ...person.alternative].map(searchable).filter((name) => name !== '');
  nameTexts.set(person, names);
  return names;
}

export function findCharacters(args: PeopleArgs, { world }: Context): readonly Character[] {
  const tests = peopleTests<Character>(args);
  if (args.isBirthday) {
    tests.add((one) => {
      const franchise = world.catalogue.franchises[one.franchise];
      return franchise !== undefined && isBirthday(characterFacts(one, franchise).dateOfBirth, world.now());
    });
  }
  const found = args.search ? searchBy(world.cast.characters, args.search, personNames, (one) => one.favourites) : [...world.cast.characters];
  return sorted(found.filter((one) => tests.pass(one)), args.sort);
}

export function findStaff(args: PeopleArgs, { world }: Context): readonly Staff[] {
  const tests = peopleTests<Staff>(args);
  if (args.isBirthday) {
    tests.add((one) => isBirthday(staffFacts(one, world.catalogue.builtAt).dateOfBirth, world.now()));
  }
  const found = args.search ? searchBy(STAFF, args.search, personNames, (one) => one.favourites) : [...STAFF];
  return sorted(found.filter((one) => tests.pass(one)), args.sort);
}

export function findStudios(args: PeopleArgs): readonly Studio[] {
  const tests = peopleTests<Studio>(args);
  const found = args.search ? searchBy(STUDIOS, args.search, (one) => [searchable(one.name)], (one) => one.favourites) : [...STUDIOS];
  const passed = found.filter((one) => tests.pass(one));
  const [sort] = args.sort ?? [];
  return sort === 'NAME' || sort === 'NAME_DESC' ? passed.sort((one, other) => one.name.localeCompare(other.name) * (sort === 'NAME' ? 1 : -1)) : sorted(passed, args.sort);
}

export type UserArgs = { id?: number | null; name?: string | null; isModerator?: boolean | null; search?: string | null; sort?: string[] | null };

export function findUsers(args: UserArgs, { world, viewer }: Context): readonly User[] {
  const { users } = world.community;
  const tests = new Tests<User>();
  tests.is(args.id, (user) => user.id);
  tests.is(args.name?.toLowerCase(), (user) => user.name.toLowerCase());
  if (args.isModerator !== undefined && args.isModerator !== null) {
    tests.add((user) => (user.moderatorRoles !== null) === args.isModerator);
  }
  const found = args.search ? searchBy(users, args.search, (user) => [searchable(user.name)], (user) => (user.id <= 7 ? 1e6 : world.community.follows.to(user.id).size)) : [...users];
  return sortedUsers(found.filter((user) => tests.pass(user)), args.sort ?? [], world, viewer);
}

export function sortedUsers(users: User[], sorts: readonly string[], world: World, viewer: User | undefined): readonly User[] {
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

export const collections = {
  GenreCollection: (): readonly string[] => GENRES,
  MediaTagCollection: (): readonly unknown[] => TAGS.map((tag) => ({ ...tag, isMediaSpoiler: false })),
  ExternalLinkSourceCollection: (_: unknown, args: { id?: number | null; type?: string | null; mediaType?: string | null }, { origin }: Context): readonly unknown[] =>
    LINK_SITES.filter(
      (site) => (!args.id || site.id === args.id) && (!args.type || site.type === args.type) && (!args.mediaType || site.media === args.mediaType || (site.media === 'BOTH' && args.mediaType !== 'STAFF')),
    ).map((site) => ({ ...externalLink(site, site.id, '', origin), url: `https://${site.host}/` })),
};
