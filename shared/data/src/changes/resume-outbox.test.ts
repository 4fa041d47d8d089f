import { createAuthStore } from '../auth/auth-store.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { resumeOutbox } from './resume-outbox.ts';

function setUp({ isLeft = true, isSignedIn = true } = {}) {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  const token = 't'.repeat(60);
  auth.signIn(token);
  const item = `tsugi:outbox:${auth.partition()}/000000000000001-tab-00001`;
  if (isLeft) storage.setItem(item, '{}');
  if (!isSignedIn) auth.signOut();
  const startQueue = jest.fn(async () => {});
  resumeOutbox({ clock, storage, auth, startQueue });
  return { clock, storage, auth, token, startQueue, item };
}

it('starts the queue shortly after the page when an earlier page left a change, and once', async () => {
  const { clock, startQueue } = setUp();
  await clock.advance(2_499);
  expect(startQueue).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(startQueue).toHaveBeenCalledTimes(1);
  await clock.advance(60_000);
  expect(startQueue).toHaveBeenCalledTimes(1);
  expect(clock.waits()).toEqual([]);
});

it('fetches nothing when the outbox is empty', async () => {
  const { clock, startQueue } = setUp({ isLeft: false });
  await clock.advance(60_000);
  expect(startQueue).not.toHaveBeenCalled();
});

it('stores the changes of a signed-out account, and starts the queue when it signs in again', async () => {
  const { clock, startQueue, storage, auth, token, item } = setUp({ isSignedIn: false });
  await clock.advance(60_000);
  expect(startQueue).not.toHaveBeenCalled();
  expect(storage.getItem(item)).not.toBeNull();
  auth.signIn(token);
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
});

it('tries again when the file of the queue cannot be fetched', async () => {
  const { clock, startQueue } = setUp();
  startQueue.mockRejectedValueOnce(new Error('offline'));
  await clock.advance(2_500);
  await clock.advance(20_000);
  expect(startQueue).toHaveBeenCalledTimes(2);
});

it('removes confirmed changes of another account, and leaves its pending ones', async () => {
  const { clock, storage } = setUp();
  storage.setItem('tsugi:changes:viewer-other', '[]');
  storage.setItem('tsugi:outbox:user-7/000000000000001-tab-00001', '{}');
  await clock.advance(2_500);
  expect(storage.getItem('tsugi:changes:viewer-other')).toBeNull();
  expect(storage.getItem('tsugi:outbox:user-7/000000000000001-tab-00001')).not.toBeNull();
});
