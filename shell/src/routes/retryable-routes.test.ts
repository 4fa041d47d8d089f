import type { RouteObject } from '@tsugi/router';
import { retryableRoutes } from './retryable-routes.ts';

const Page = () => null;

// The loader only passes these on.
const args = { params: {} } as never;

function loaderOf(route: RouteObject | undefined) {
  if (typeof route?.loader !== 'function') throw new Error('The route has no loader');
  return route.loader;
}

test('a page whose code failed to load is loaded again by the next navigation', async () => {
  const lazy = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue({ Component: Page, loader: () => 'data' });
  const [route] = retryableRoutes([{ path: '/a', lazy }]);
  await expect(loaderOf(route)(args, undefined)).rejects.toThrow('Loading chunk 7 failed');
  expect(await loaderOf(route)(args, undefined)).toBe('data');
  expect(await loaderOf(route)(args, undefined)).toBe('data');
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('child routes are retryable too, and routes without lazy code are unchanged', async () => {
  const lazy = jest.fn().mockResolvedValue({ Component: Page });
  const [parent] = retryableRoutes([{ path: '/a', children: [{ path: 'b', lazy }] }]);
  expect(parent).toMatchObject({ path: '/a' });
  expect(parent?.loader).toBeUndefined();
  expect(await loaderOf(parent?.children?.[0])(args, undefined)).toBeNull();
});

test('a page whose code exceeds the timeout fails, and renders when it is retried after the code arrived', async () => {
  jest.useFakeTimers();
  let arrive: (page: object) => void = () => {};
  const code = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const [route] = retryableRoutes([{ path: '/a', lazy: () => code }]);
  const first = Promise.resolve(loaderOf(route)(args, undefined));
  const failing = expect(first).rejects.toThrow('deadline of 12 s');
  await jest.advanceTimersByTimeAsync(12_000);
  await failing;
  arrive({ Component: Page, loader: () => 'data' });
  expect(await loaderOf(route)(args, undefined)).toBe('data');
  jest.useRealTimers();
});
