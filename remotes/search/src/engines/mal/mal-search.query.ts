import { type MalMedia, type MalMediaWire, malQuery, type PageOf, toMalMedia } from '@tsugi/data/operation';

export type { MalMedia };

/** All works of a type, or the anime of one season: `seasons/2024/summer`. */
export type MalSearchPath =
  | 'anime'
  | 'manga'
  | `seasons/${number}/${'winter' | 'spring' | 'summer' | 'fall'}`;

export interface MalSearchVariables {
  readonly path: MalSearchPath;
  readonly page: number;
  /** Parameters under the service's names: `q`, `genres`, `order_by`, `sfw` … Those without a value are left out. */
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The service refuses later pages. */
const MAX_PAGE = 1000;

/** Works by the MAL-style service's own search, 25 a page. */
export const malSearch = malQuery<
  readonly MalMediaWire[],
  MalSearchVariables,
  PageOf<MalMedia & { readonly id: number }>
>({
  name: 'mal-search',
  shape: 1,
  path: ({ path }) => `/${path}`,
  search: ({ query, page }) =>
    Object.entries(page > 1 ? { ...query, page } : query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)] as const)
      // Sorted, so that equal searches are equal URLs.
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  select: (data, { pagination }, { page }) => ({
    items: data.map((wire) => ({ ...toMalMedia(wire), id: wire.mal_id })),
    hasNextPage: page < MAX_PAGE && (pagination?.has_next_page ?? false),
  }),
});
