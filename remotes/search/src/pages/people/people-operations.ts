import type { QueryOperation } from '@tsugi/data';
import type { PageOf } from '@tsugi/data/operation';
import type { PeopleKind } from '../../model/people-kinds.ts';
import { orderOf, wireOrder } from './orders.ts';
import type { PeopleParams } from './params.ts';
import type { PeopleVariables, PersonCard } from './person-card.ts';
import { searchCharacters } from './search-characters.query.ts';
import { searchStaff } from './search-staff.query.ts';
import { searchStudios } from './search-studios.query.ts';
import { searchUsers } from './search-users.query.ts';

export const PEOPLE_OPERATIONS: Readonly<
  Record<PeopleKind, QueryOperation<PeopleVariables, PageOf<PersonCard>>>
> = { characters: searchCharacters, staff: searchStaff, studios: searchStudios, users: searchUsers };

/** Whether a kind has birthdays. */
export function hasBirthdays(kind: PeopleKind): boolean {
  return kind === 'characters' || kind === 'staff';
}

/** What is requested of the tracker, without the number of the page. */
export function peopleVariables(kind: PeopleKind, params: PeopleParams): Omit<PeopleVariables, 'page'> {
  const { q, order, birthday } = params;
  return {
    ...(q === '' ? {} : { search: q }),
    sort: [wireOrder(kind, orderOf(kind, q, order))],
    ...(birthday && hasBirthdays(kind) ? { isBirthday: true } : {}),
  };
}
