import {
  MEDIA_CARD,
  type MediaCardData,
  present,
  toMediaCards,
  trackerQuery,
  withOptimisticAll,
} from '@tsugi/data/operation';
import type { QuickSearchQuery } from '../../generated/operations.ts';

/** A character, a member of the staff, a studio or a user whose name fits. */
export interface NamedResult {
  readonly kind: 'character' | 'staff' | 'studio' | 'user';
  readonly id: number;
  readonly name: string;
  /** An absolute URL; studios have none. */
  readonly image: string | null;
}

export interface QuickResults {
  /** Six media at most, the best match first. */
  readonly items: readonly MediaCardData[];
  readonly hasNextPage: boolean;
  /** Two of each kind at most, in the order of the kinds. */
  readonly named: readonly NamedResult[];
}

/** Whatever has a name like the text, in one request. */
export const quickSearch = trackerQuery<QuickSearchQuery, { readonly search: string }, QuickResults>({
  name: 'quick-search',
  shape: 1,
  document: `query QuickSearch($search: String) {
  titles: Page(page: 1, perPage: 6) {
    pageInfo { hasNextPage } media(search: $search, isAdult: false, sort: [SEARCH_MATCH]) { ...MediaCard }
  }
  characters: Page(page: 1, perPage: 2) {
    characters(search: $search, sort: [SEARCH_MATCH]) { id name { userPreferred } image { medium } }
  }
  staff: Page(page: 1, perPage: 2) {
    staff(search: $search, sort: [SEARCH_MATCH]) { id name { userPreferred } image { medium } }
  }
  studios: Page(page: 1, perPage: 2) { studios(search: $search, sort: [SEARCH_MATCH]) { id name } }
  users: Page(page: 1, perPage: 2) { users(search: $search, sort: [SEARCH_MATCH]) { id name avatar { medium } } }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 600 },
  select: ({ titles, characters, staff, studios, users }) => ({
    items: toMediaCards(titles?.media),
    hasNextPage: titles?.pageInfo?.hasNextPage ?? false,
    named: [
      ...present(characters?.characters).map((one) => person('character', one)),
      ...present(staff?.staff).map((one) => person('staff', one)),
      ...present(studios?.studios).map(({ id, name }) => ({
        kind: 'studio' as const,
        id,
        name,
        image: null,
      })),
      ...present(users?.users).map(({ id, name, avatar }) => ({
        kind: 'user' as const,
        id,
        name,
        image: avatar?.medium ?? null,
      })),
    ].filter(({ name }) => name !== ''),
  }),
  optimistic: (data, lookup) => {
    const items = withOptimisticAll('media', data.items, lookup);
    return items === data.items ? data : { ...data, items };
  },
});

interface WirePerson {
  readonly id: number;
  readonly name: { readonly userPreferred: string | null } | null;
  readonly image: { readonly medium: string | null } | null;
}

function person(kind: 'character' | 'staff', { id, name, image }: WirePerson): NamedResult {
  return { kind, id, name: name?.userPreferred ?? '', image: image?.medium ?? null };
}
