import { ApiError } from '@tsugi/data';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { failureRecord, type Noticed } from './failure-record.ts';
import type { Places } from './places.ts';

const PAGE = { remote: 'profile', version: '2.0.0', route: '/user/:name' };
const places: Places = {
  at: () => PAGE,
  withRemote: (place, remote) => ({ ...place, remote, version: '9.0.0' }),
  freeValues: () => ['haruka'],
  remoteOfScript: (url) =>
    url.startsWith('https://media.example/')
      ? 'media'
      : url.startsWith('https://host.example/')
        ? 'shell'
        : undefined,
};

function record(noticed: Partial<Noticed>) {
  return failureRecord({ error: undefined, path: '/user/haruka', names: ['aoi'], ...noticed }, places);
}

function withStack(error: Error, ...urls: string[]): Error {
  error.stack = [`${error.name}: ${error.message}`, ...urls.map((url) => `    at x (${url})`)].join('\n');
  return error;
}

test('a crash has its class, its text without names, and the place in the built file', () => {
  const error = withStack(
    new TypeError("Cannot read properties of undefined (reading 'haruka')"),
    'https://elsewhere.example/lib.0123abcd.js:1:1',
    'https://media.example/1.0.0/chunks/route-user.0123abcd.js:1:2345',
  );
  expect(record({ error })).toEqual({
    type: 'failure',
    kind: 'crash',
    text: 'TypeError: Cannot read properties of undefined …',
    at: 'route-user.0123abcd.js:1:2345',
    ...PAGE,
  });
});

test('an error of an error boundary belongs to the remote that it names', () => {
  expect(record({ error: new Error('x'), remote: 'compare' })).toMatchObject({
    remote: 'compare',
    version: '9.0.0',
  });
});

test('a file that could not be loaded is a failed load', () => {
  expect(
    record({ error: new TypeError('Failed to fetch dynamically imported module: https://x.example/?q=aoi') }),
  ).toMatchObject({
    kind: 'load',
    text: 'TypeError: Failed to fetch dynamically imported module: …',
  });
});

test('a remote that could not be loaded is named with its outcome', () => {
  const failure = { status: 'broken', remote: 'search', detail: 'its code failed while it started' } as const;
  expect(record({ error: new RemoteLoadError(failure) })).toMatchObject({
    kind: 'load',
    remote: 'search',
    text: 'RemoteLoadError: broken: its code failed while it started',
  });
});

test('of a failure of a service its own message is not sent', () => {
  const error = new ApiError('validation', { source: 'tracker', status: 400, detail: 'haruka wrote: hello' });
  expect(record({ error })).toMatchObject({ kind: 'service', text: 'ApiError: tracker validation 400' });
});

test.each([
  ['haruka says hello', 'Thrown string'],
  [{ name: 'haruka' }, 'Thrown object'],
  [undefined, 'Thrown undefined'],
  [new Error(''), 'Error'],
])('of %j only this is sent: %s', (error, text) => {
  expect(record({ error })?.text).toBe(text);
});

test('an uncaught error belongs to the part whose script it comes from, otherwise to the page', () => {
  const own = withStack(new Error('x'), 'https://media.example/1.0.0/remoteEntry.0123abcd.js:3:4');
  expect(record({ error: own, uncaught: 'uncaught' })).toMatchObject({ kind: 'uncaught', remote: 'media' });
  expect(record({ error: 'text', uncaught: 'rejection' })).toMatchObject({
    kind: 'rejection',
    remote: 'profile',
  });
});

test.each([
  withStack(
    new Error('x'),
    'chrome-extension://abcdef/content.js:1:1',
    'https://host.example/tsugi/shell.0123abcd.js:1:1',
  ),
  withStack(new Error('x'), 'moz-extension://abcdef/content.js:1:1'),
  new Error('Script error.'),
  new Error('ResizeObserver loop completed with undelivered notifications.'),
])('what is no failure of the product is not sent: %s', (error) => {
  expect(record({ error, uncaught: 'uncaught' })).toBeUndefined();
});
