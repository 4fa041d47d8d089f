/** @jest-environment jsdom */
import { ApiError } from '../core/api-error.ts';
import { userByName } from '../operations/user-by-name.query.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { followNow } from './controls-now.ts';
import { readWithChanges } from './read-with-changes.ts';

const REN = { id: 5, name: 'ren', isFollowing: false };

function setUp(service: () => Promise<unknown>) {
  // jsdom has none.
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
  const layer = installTestLayer(service);
  layer.auth.signIn('t'.repeat(60));
  return layer;
}

test('a response has the changes that it does not contain yet', async () => {
  setUp(async () => REN);
  const before = await readWithChanges(userByName, { name: 'ren' });
  expect(before.isFollowing).toBe(false);
  followNow(before).toggle();
  expect(await readWithChanges(userByName, { name: 'ren' })).toEqual({ ...REN, isFollowing: true });
});

test('without changes it is the response itself', async () => {
  setUp(async () => REN);
  expect(await readWithChanges(userByName, { name: 'ren' })).toBe(REN);
});

test('what the service refuses is refused', async () => {
  const refused = new ApiError('server', { source: 'tracker', status: 500 });
  setUp(async () => {
    throw refused;
  });
  await expect(readWithChanges(userByName, { name: 'nobody' })).rejects.toBe(refused);
});
