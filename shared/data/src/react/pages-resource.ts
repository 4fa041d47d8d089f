import type { ApiError } from '../core/api-error.ts';
import type { MissingPart } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import type { PageOf } from '../core/page-of.ts';
import type { QueryResource, RenderedQuery } from './query-resource.ts';
import { createResource, type QueryStatus, type Resource } from './query-state.ts';

export interface PagesState<I> {
  readonly status: QueryStatus;
  readonly items: readonly I[];
  /** Pages that have arrived. */
  readonly pageCount: number;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly error: ApiError | undefined;
  /** What the service could not give of the pages that are there. */
  readonly missing: readonly MissingPart[];
  /** Reads again what failed; when nothing did, begins anew with the first page. */
  readonly retry: () => void;
  /** Asks for the next page; does nothing while one is on its way or failed, or when there is none. */
  readonly fetchNextPage: () => void;
}

/** Nothing is asked. */
export const IDLE_PAGES: PagesState<never> = {
  status: 'idle',
  items: [],
  pageCount: 0,
  hasNextPage: false,
  isFetchingNextPage: false,
  error: undefined,
  missing: [],
  retry: () => {},
  fetchNextPage: () => {},
};

export interface PagesResource<I> extends Resource<PagesState<I>> {
  /** The query of each page that is there. */
  readonly queries: () => readonly RenderedQuery[];
}

export interface PagesOptions<I> {
  readonly page: (page: number) => QueryResource<PageOf<I>>;
  /** How many pages were loaded when this list was last watched. */
  readonly loadedPages: number;
  readonly onPages: (pages: number) => void;
  readonly onIdle: () => void;
  readonly clock: Clock;
}

interface Loaded<I> {
  readonly resource: QueryResource<PageOf<I>>;
  stop: (() => void) | undefined;
}

/** A list that grows page by page. Pages that are in memory are there at once. */
export function createPagesResource<I>(options: PagesOptions<I>): PagesResource<I> {
  const pages: Loaded<I>[] = [];
  let isActive = false;
  let joined: { readonly parts: readonly (readonly I[])[]; readonly items: readonly I[] } = {
    parts: [],
    items: [],
  };

  const add = () => {
    const loaded: Loaded<I> = { resource: options.page(pages.length + 1), stop: undefined };
    pages.push(loaded);
    if (isActive) loaded.stop = loaded.resource.subscribe(update);
  };

  // The first page always; further ones only when memory still has them, so that going back asks for nothing.
  add();
  while (pages.length < options.loadedPages) {
    const last = pages.at(-1)?.resource.getSnapshot().data;
    if (!last?.hasNextPage) break;
    add();
    if (pages.at(-1)?.resource.getSnapshot().data) continue;
    pages.pop();
    break;
  }
  const resource = createResource(options.clock, compute, () => {
    isActive = true;
    for (const page of pages) page.stop = page.resource.subscribe(update);
    update();
    return () => {
      isActive = false;
      for (const page of pages) page.stop?.();
      options.onIdle();
    };
  });

  function itemsOf(parts: readonly (readonly I[])[]): readonly I[] {
    const isSame =
      parts.length === joined.parts.length && parts.every((part, index) => part === joined.parts[index]);
    if (!isSame) joined = { parts, items: withoutRepeats(parts) };
    return joined.items;
  }

  function compute(): PagesState<I> {
    const states = pages.map(({ resource }) => resource.getSnapshot());
    const arrived = states.flatMap(({ data }) => (data ? [data] : []));
    const last = states.at(-1);
    return {
      status: states[0]?.status ?? 'loading',
      items: itemsOf(arrived.map(({ items }) => items)),
      pageCount: arrived.length,
      hasNextPage: arrived.at(-1)?.hasNextPage ?? false,
      isFetchingNextPage: pages.length > 1 && last?.data === undefined && last?.error === undefined,
      error: states.find(({ error }) => error)?.error,
      missing: states.find(({ missing }) => missing.length > 0)?.missing ?? IDLE_PAGES.missing,
      retry,
      fetchNextPage,
    };
  }

  function update(): void {
    if (resource.update()) options.onPages(Math.max(1, resource.getSnapshot().pageCount));
  }

  function fetchNextPage(): void {
    const last = pages.at(-1)?.resource.getSnapshot();
    if (!last?.data?.hasNextPage || last.error) return;
    add();
    update();
  }

  function retry(): void {
    const failed = pages.filter(({ resource }) => resource.getSnapshot().error);
    if (failed.length === 0) {
      for (const page of pages.splice(1)) page.stop?.();
    }
    for (const { resource } of failed.length > 0 ? failed : pages) resource.reload();
    update();
  }

  return {
    ...resource,
    queries: () =>
      pages.map((page) => ({
        ...page.resource,
        forget: () => {
          page.resource.forget();
          update();
        },
      })),
    getSnapshot: () => {
      for (const page of pages) page.resource.getSnapshot();
      return resource.getSnapshot();
    },
  };
}

/** While one reads, things move from page to page: one that comes again is shown where it came first. */
function withoutRepeats<I>(parts: readonly (readonly I[])[]): readonly I[] {
  const seen = new Set<string>();
  return parts.flat().filter((item) => {
    const id = identityOf(item);
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Ids are unique within a kind; lists of several kinds name it. */
function identityOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('id' in item) || typeof item.id !== 'number')
    return undefined;
  return `${'kind' in item ? String(item.kind) : ''}${item.id}`;
}
