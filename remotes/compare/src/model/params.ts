import { GENRES, isFormatOf } from '@tsugi/data/pure';
import { FILTER_CODECS, isSortOf } from '@tsugi/lists/filter';
import type { ListType } from '@tsugi/lists/list-type';
import {
  choice,
  flag,
  integer,
  oneOf,
  type ParamsCodec,
  paramsCodec,
  texts,
  values,
  withDefault,
} from '@tsugi/ui/url-state';
import { COMPARE_SORTS, type CompareQuery, NO_QUERY } from './types.ts';

export interface ChosenUser {
  readonly name: string;
  /** Stays listed and takes no part. */
  readonly disabled: boolean;
  /** The user's titles are taken out of the result. */
  readonly excluded: boolean;
}

/** All that the URL of the page keeps. */
export interface CompareState {
  readonly users: readonly ChosenUser[];
  readonly query: CompareQuery;
}

const usersCodec = paramsCodec({ user: texts, disabled: texts, exclude: texts });

const queryCodec = paramsCodec<CompareQuery>({
  ...FILTER_CODECS,
  genre: values<string>(GENRES, 'as it is'),
  missingScore: withDefault<boolean | undefined>(choice, NO_QUERY.missingScore),
  reviewsNeeded: integer(() => [1, 999_999_999]),
  sort: withDefault(oneOf(COMPARE_SORTS, 'as it is'), NO_QUERY.sort),
  reverse: flag,
});

/** Total: a URL that says nonsense is a comparison without filters. Of the query only what differs from the defaults is written. */
export const STATE_CODEC: ParamsCodec<CompareState> = {
  parse: (search) => ({ users: parseUsers(search), query: queryCodec.parse(search) }),
  format: ({ users, query }) => {
    const names = (some: readonly ChosenUser[]) => some.map((user) => user.name);
    return new URLSearchParams([
      ...usersCodec.format({
        user: names(users),
        disabled: names(users.filter((user) => user.disabled)),
        exclude: names(users.filter((user) => user.excluded)),
      }),
      ...queryCodec.format(query),
    ]);
  },
};

/** The page of a comparison. */
export function comparePath(type: ListType, { users, query }: CompareState): string {
  const search = STATE_CODEC.format({ users, query: queryFor(type, query) }).toString();
  return search === '' ? `/compare/${type}` : `/compare/${type}?${search}`;
}

/** Names are compared without regard to case; empty ones are ignored, of equal ones the first counts. */
export function parseUsers(search: URLSearchParams): readonly ChosenUser[] {
  const { user, disabled, exclude } = usersCodec.parse(search);
  const isDisabled = new Set(disabled.map(nameKey));
  const isExcluded = new Set(exclude.map(nameKey));
  const users = new Map<string, ChosenUser>();
  for (const name of user) {
    const key = nameKey(name);
    if (users.has(key)) continue;
    users.set(key, { name, disabled: isDisabled.has(key), excluded: isExcluded.has(key) });
  }
  return [...users.values()];
}

/** Adds a name at the end; an empty one, or one that is there already, changes nothing. */
export function addUser(users: readonly ChosenUser[], text: string): readonly ChosenUser[] {
  const name = text.trim();
  if (name === '' || users.some((user) => nameKey(user.name) === nameKey(name))) return users;
  return [...users, { name, disabled: false, excluded: false }];
}

/** The same user has one key, however the name was typed. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What of a query means something for lists of this type: no format and no order of the other one. */
export function queryFor(type: ListType, query: CompareQuery): CompareQuery {
  const format = query.format.filter((one) => isFormatOf(one, type));
  const sort = isSortOf(query.sort, type) ? query.sort : NO_QUERY.sort;
  return format.length === query.format.length && sort === query.sort ? query : { ...query, format, sort };
}
