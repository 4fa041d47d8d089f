export type PageInfo = {
  total: number | null;
  perPage: number;
  currentPage: number | null;
  lastPage: number | null;
  hasNextPage: boolean;
};
export type PagingArgs = { page?: number | null; perPage?: number | null };

/** The service counts nothing: while there is a next page it says this, so only `hasNextPage` can be trusted. */
const ESTIMATE = 5_000;
export const PAGE_LIMIT = 50;
export const CONNECTION_LIMIT = 25;

export type Slice<T> = { items: readonly T[]; info: PageInfo };

export function pageOf<T>(all: readonly T[], args: PagingArgs, limit: number, usual = limit): Slice<T> {
  const perPage = Math.max(1, Math.min(limit, args.perPage ?? usual));
  const currentPage = Math.max(1, args.page ?? 1);
  const start = (currentPage - 1) * perPage;
  const hasNextPage = start + perPage < all.length;
  return {
    items: all.slice(start, start + perPage),
    info: {
      total: hasNextPage ? ESTIMATE : all.length,
      perPage,
      currentPage,
      lastPage: hasNextPage ? Math.floor(ESTIMATE / perPage) : Math.max(1, Math.ceil(all.length / perPage)),
      hasNextPage,
    },
  };
}

export type Edge = { id: number; node: unknown };
export type Connection<E extends Edge> = {
  edges: readonly E[];
  nodes: readonly E['node'][];
  pageInfo: PageInfo;
};

/** A connection over `all`, whose edges are only made for the wanted page. */
export function connection<T, E extends Edge>(
  all: readonly T[],
  args: PagingArgs,
  toEdge: (item: T, index: number) => E,
  limit = CONNECTION_LIMIT,
): Connection<E> {
  const { items, info } = pageOf(all, args, limit, limit);
  const first = (Math.max(1, args.page ?? 1) - 1) * info.perPage;
  const edges = items.map((item, index) => toEdge(item, first + index));
  return { edges, nodes: edges.map((edge) => edge.node), pageInfo: info };
}

/** One `Page { … }` of a query: its data field tells the page info what was found. */
export class PageScope {
  info: PageInfo;
  readonly args: PagingArgs;

  constructor(args: PagingArgs) {
    this.args = args;
    this.info = pageOf([], args, PAGE_LIMIT).info;
  }

  take<T>(all: readonly T[]): readonly T[] {
    const { items, info } = pageOf(all, this.args, PAGE_LIMIT);
    this.info = info;
    return items;
  }

  /** As `take`; the service tells nothing of the pages of a thread that nobody commented on. */
  takeComments<T>(all: readonly T[]): readonly T[] {
    const items = this.take(all);
    if (all.length === 0) {
      this.info = { ...this.info, total: null, currentPage: null, lastPage: null };
    }
    return items;
  }
}
