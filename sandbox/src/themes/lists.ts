import { GraphQLError } from 'graphql';
import type { Performance } from './songs.ts';

/** `first` has a default in the schema. */
export type Paging = { first: number; page?: number | null | undefined };
export type Sorted = Paging & { sort?: readonly string[] | null };

/** Root lists have no more than this. */
export const MAX_FIRST = 100;

export function sorted(all: readonly Performance[], { sort, ...paging }: Sorted): readonly Performance[] {
  const [by] = sort ?? [];
  const value = (one: Performance) => (by?.startsWith('RELEVANCE') ? one.relevance : one.id);
  const direction = by?.endsWith('_DESC') ? -1 : 1;
  return part(
    [...all].sort((a, b) => direction * (value(a) - value(b))),
    paging,
  );
}

export function part<T>(all: readonly T[], { first, page }: Paging): readonly T[] {
  const start = ((page ?? 1) - 1) * first;
  return all.slice(start, start + first);
}

export function connection<T>(all: readonly T[], paging: Paging, pivot: object) {
  const nodes = part(all, paging);
  return { nodes, edges: nodes.map((node) => ({ node, ...pivot })) };
}

export function paginator<T>(all: readonly T[], { first, page }: Paging) {
  if (first > MAX_FIRST) {
    throw new GraphQLError(
      `Maximum number of ${MAX_FIRST} requested items exceeded, got ${first}. Fetch smaller chunks.`,
    );
  }
  const data = part(all, { first, page });
  const currentPage = page ?? 1;
  const lastPage = Math.max(1, Math.ceil(all.length / Math.max(1, first)));
  const hasMorePages = currentPage < lastPage;
  return {
    data,
    paginatorInfo: {
      count: data.length,
      currentPage,
      hasMorePages,
      lastPage,
      perPage: first,
      total: all.length,
    },
  };
}
