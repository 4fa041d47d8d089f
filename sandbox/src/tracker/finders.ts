import type { Character } from '../catalogue/characters.ts';
import type { Media } from '../catalogue/media.ts';
import { characterFacts, staffFacts } from '../catalogue/people-texts.ts';
import { STAFF, type Staff } from '../catalogue/staff.ts';
import { STUDIOS, type Studio } from '../catalogue/studios.ts';
import type { World } from '../world.ts';
import type { Context } from './context.ts';
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

export type PeopleArgs = {
  id?: number | null;
  isBirthday?: boolean | null;
  search?: string | null;
  id_not?: number | null;
  id_in?: number[] | null;
  id_not_in?: number[] | null;
  sort?: string[] | null;
};

function peopleTests<T extends { id: number }>(args: PeopleArgs): Tests<T> {
  const tests = new Tests<T>();
  tests.is(args.id, (one) => one.id);
  tests.isNot(args.id_not, (one) => one.id);
  tests.in(args.id_in, (one) => one.id);
  tests.notIn(args.id_not_in, (one) => one.id);
  return tests;
}

/** Sorts by favourites or id as asked; what a search found keeps its order unless a sort asks otherwise. */
function sorted<T extends { id: number; favourites: number }>(
  found: T[],
  sorts: readonly string[] | null | undefined,
): readonly T[] {
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
  const names = [full, native ?? '', `${last ?? ''} ${first}`, ...person.alternative]
    .map(searchable)
    .filter((name) => name !== '');
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
  const found = args.search
    ? searchBy(world.cast.characters, args.search, personNames, (one) => one.favourites)
    : [...world.cast.characters];
  return sorted(
    found.filter((one) => tests.pass(one)),
    args.sort,
  );
}

export function findStaff(args: PeopleArgs, { world }: Context): readonly Staff[] {
  const tests = peopleTests<Staff>(args);
  if (args.isBirthday) {
    tests.add((one) => isBirthday(staffFacts(one, world.catalogue.builtAt).dateOfBirth, world.now()));
  }
  const found = args.search ? searchBy(STAFF, args.search, personNames, (one) => one.favourites) : [...STAFF];
  return sorted(
    found.filter((one) => tests.pass(one)),
    args.sort,
  );
}

export function findStudios(args: PeopleArgs): readonly Studio[] {
  const tests = peopleTests<Studio>(args);
  const found = args.search
    ? searchBy(
        STUDIOS,
        args.search,
        (one) => [searchable(one.name)],
        (one) => one.favourites,
      )
    : [...STUDIOS];
  const passed = found.filter((one) => tests.pass(one));
  const [sort] = args.sort ?? [];
  return sort === 'NAME' || sort === 'NAME_DESC'
    ? passed.sort((one, other) => one.name.localeCompare(other.name) * (sort === 'NAME' ? 1 : -1))
    : sorted(passed, args.sort);
}
