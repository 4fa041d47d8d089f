/** @jest-environment jsdom */
import type { LoadFailure } from '@tsugi/contract';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { createGuard } from './create-guard.ts';

jest.mock('../base-url.ts', () => ({
  pathInProduct: (pathname: string) => pathname.replace('/tsugi', ''),
}));

const PAGES: Record<string, object> = {
  '/pages/1': { remote: 'pages', route: { title: 'Page' } },
  '/old': { remote: 'pages', redirectTo: '/pages/1' },
};

function setUp({ failures = [] as LoadFailure[], isInvalidated = false, mayReplace = true } = {}) {
  const noteNavigation = jest.fn((_path: string) => mayReplace);
  const remoteLoader = {
    match: async (path: string) => PAGES[path],
    failures: async () => failures,
    isInvalidated: () => isInvalidated,
    noteNavigation,
    // The guard reads nothing else.
  } as unknown as RemoteLoader;
  const missing = new Map<string, RemoteLoadError>();
  const guard = createGuard(remoteLoader, missing);
  const enter = async (path: string) => {
    const request = new Request(`http://localhost/tsugi${path}`);
    // The guard reads only the request.
    const args = { request } as unknown as LoaderFunctionArgs;
    return guard(args).catch((thrown: unknown) => thrown);
  };
  return { enter, missing, noteNavigation };
}

function redirectOf(thrown: unknown) {
  if (!(thrown instanceof Response)) return undefined;
  const isReplaced = thrown.headers.has('X-Remix-Replace');
  const isDocument = thrown.headers.has('X-Remix-Reload-Document');
  return { to: thrown.headers.get('Location'), isReplaced, isDocument };
}

beforeEach(() => history.replaceState(null, '', '/tsugi/'));

test('a page of a remote may be shown', async () => {
  const { enter, noteNavigation } = setUp();
  expect(await enter('/pages/1')).toBeNull();
  expect(noteNavigation).toHaveBeenCalledWith('/pages/1');
});

test("the shell's own pages need no remote", async () => {
  const { enter } = setUp({ failures: [{ status: 'unreachable', remote: 'pages', detail: 'down' }] });
  expect(await enter('/')).toBeNull();
  expect(await enter('/authentication')).toBeNull();
});

test('a path that no remote has is not found', async () => {
  const thrown = await setUp().enter('/nowhere');
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 404 });
});

test('while a manifest is missing, an unknown path fails with the error of that remote', async () => {
  const failure: LoadFailure = { status: 'unreachable', remote: 'pages', detail: 'down' };
  const thrown = await setUp({ failures: [failure] }).enter('/nowhere');
  expect(thrown).toBeInstanceOf(RemoteLoadError);
  expect(thrown).toMatchObject({ failure });
});

test('a load error is thrown once: a second attempt loads again', async () => {
  const { enter, missing } = setUp();
  const failure = new RemoteLoadError({ status: 'broken', remote: 'pages', detail: 'x' });
  missing.set('/pages/1', failure);
  expect(await enter('/pages/1')).toBe(failure);
  expect(await enter('/pages/1')).toBeNull();
});

test('a redirect keeps the query', async () => {
  const { enter, noteNavigation } = setUp();
  expect(redirectOf(await enter('/old?q=1'))).toEqual({
    to: '/pages/1?q=1',
    isReplaced: false,
    isDocument: false,
  });
  expect(noteNavigation).not.toHaveBeenCalled();
});

test('a redirect replaces the current history entry', async () => {
  history.replaceState(null, '', '/tsugi/old');
  expect(redirectOf(await setUp().enter('/old'))).toMatchObject({ isReplaced: true });
});

test('a remote that was released anew is entered through a new document', async () => {
  expect(redirectOf(await setUp({ isInvalidated: true }).enter('/pages/1'))).toEqual({
    to: 'http://localhost/tsugi/pages/1',
    isReplaced: false,
    isDocument: true,
  });
});

test('a change of the query, or a field with the focus, keeps the document and the version that runs', async () => {
  expect(await setUp({ isInvalidated: true, mayReplace: false }).enter('/pages/1?q=1')).toBeNull();
});
