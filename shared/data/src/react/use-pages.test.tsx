/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../core/api-error.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { PageOf } from '../core/page-of.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { usePages } from './use-query.ts';

interface Item {
  readonly id: number;
}

const list: QueryOperation<{ readonly page: number; readonly of?: string }, PageOf<Item>> = {
  kind: 'query',
  shape: 1,
  name: 'list',
  source: 'tracker',
  scope: 'public',
  cache: { type: 'default', expiresInSeconds: 1000 },
  request: (variables) => ({ kind: 'graphql', query: 'query List { List }', variables }),
  // The service of these tests returns pages.
  decode: (payload) => payload as PageOf<Item>,
};

/** Three pages of two; the second begins with what has just left the first. */
const PAGES: Readonly<Record<number, PageOf<Item>>> = {
  1: { items: [{ id: 1 }, { id: 2 }], hasNextPage: true },
  2: { items: [{ id: 2 }, { id: 3 }], hasNextPage: true },
  3: { items: [{ id: 4 }], hasNextPage: false },
};

function setUp() {
  const asked: number[] = [];
  let failing: number | undefined;
  const layer = installTestLayer(async (call) => {
    const request = call.request();
    const page = request.kind === 'graphql' ? Number(request.variables.page) : 0;
    asked.push(page);
    if (page === failing) throw new ApiError('server', { source: 'tracker' });
    return PAGES[page];
  });
  return {
    asked,
    fail: (page: number | undefined) => {
      failing = page;
    },
    settle: () => act(() => layer.clock.advance(0)),
  };
}

const ids = (items: readonly Item[]) => items.map(({ id }) => id);

it('grows page by page until there is no more, and shows nothing twice', async () => {
  const { asked, settle } = setUp();
  const { result } = renderHook(() => usePages(list, {}));
  expect(result.current.status).toBe('loading');
  await settle();
  expect(ids(result.current.items)).toEqual([1, 2]);
  for (let turn = 0; turn < 4; turn += 1) {
    act(() => result.current.fetchNextPage());
    await settle();
  }
  expect(ids(result.current.items)).toEqual([1, 2, 3, 4]);
  expect(result.current).toMatchObject({ hasNextPage: false, pageCount: 3, isFetchingNextPage: false });
  expect(asked).toEqual([1, 2, 3]);
});

it('asks for one page at a time, for any number of calls', async () => {
  const { asked, settle } = setUp();
  const { result } = renderHook(() => usePages(list, {}));
  act(() => result.current.fetchNextPage());
  await settle();
  act(() => {
    result.current.fetchNextPage();
    result.current.fetchNextPage();
  });
  expect(result.current.isFetchingNextPage).toBe(true);
  await settle();
  expect(asked).toEqual([1, 2]);
});

it('has all pages again on the very first render when one comes back', async () => {
  const { asked, settle } = setUp();
  const first = renderHook(() => usePages(list, {}));
  await settle();
  act(() => first.result.current.fetchNextPage());
  await settle();
  first.unmount();
  await settle();
  const seen: (readonly Item[])[] = [];
  renderHook(() => seen.push(usePages(list, {}).items));
  await settle();
  expect(ids(seen[0] ?? [])).toEqual([1, 2, 3]);
  expect(asked).toEqual([1, 2]);
});

it('shows the pages it has when the next one fails, and tries that one again', async () => {
  const { asked, settle, fail } = setUp();
  const { result } = renderHook(() => usePages(list, {}));
  await settle();
  fail(2);
  act(() => result.current.fetchNextPage());
  await settle();
  expect(result.current).toMatchObject({
    status: 'ready',
    error: { kind: 'server' },
    isFetchingNextPage: false,
  });
  expect(ids(result.current.items)).toEqual([1, 2]);
  fail(undefined);
  act(() => result.current.retry());
  await settle();
  expect(ids(result.current.items)).toEqual([1, 2, 3]);
  expect(asked).toEqual([1, 2, 2]);
});

it('begins anew when nothing failed', async () => {
  const { asked, settle } = setUp();
  const { result } = renderHook(() => usePages(list, {}));
  await settle();
  act(() => result.current.fetchNextPage());
  await settle();
  act(() => result.current.retry());
  await settle();
  expect(ids(result.current.items)).toEqual([1, 2]);
  expect(asked).toEqual([1, 2, 1]);
});

it('sends nothing while it is paused, and separates lists', async () => {
  const { asked, settle } = setUp();
  const initialProps: { readonly of: string | null } = { of: null };
  const { result, rerender } = renderHook(({ of }) => usePages(list, of === null ? null : { of }), {
    initialProps,
  });
  expect(result.current.status).toBe('idle');
  rerender({ of: 'a' });
  await settle();
  rerender({ of: 'b' });
  expect(result.current.status).toBe('loading');
  await settle();
  expect(asked).toEqual([1, 1]);
});
