import { createAuthStore } from '../auth/auth-store.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { resumeOutbox } from './resume-outbox.ts';

function setUp({ isHidden = false, isLeft = true } = {}) {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  auth.signIn('t'.repeat(60));
  const item = `tsugi:changes:${auth.partition()}/page/favourite/anime/7`;
  if (isLeft) storage.setItem(item, '{}');
  const visibility = createFakeVisibility(isHidden);
  const adopt = jest.fn(async () => {});
  resumeOutbox({ clock, storage, auth, visibility, adopt });
  return { clock, storage, visibility, adopt, item };
}

it('has left changes taken up shortly after the start, and looks again while there are any', async () => {
  const { clock, storage, adopt, item } = setUp();
  await clock.advance(2_499);
  expect(adopt).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(adopt).toHaveBeenCalledTimes(1);
  await clock.advance(20_000);
  expect(adopt).toHaveBeenCalledTimes(2);
  storage.removeItem(item);
  await clock.advance(60_000);
  expect(adopt).toHaveBeenCalledTimes(2);
  expect(clock.waits()).toEqual([]);
});

it('fetches nothing when there is nothing left', async () => {
  const { clock, adopt } = setUp({ isLeft: false });
  await clock.advance(60_000);
  expect(adopt).not.toHaveBeenCalled();
});

it('leaves them to other pages while nobody looks at this one', async () => {
  const { clock, adopt, visibility } = setUp({ isHidden: true });
  await clock.advance(60_000);
  expect(adopt).not.toHaveBeenCalled();
  visibility.setHidden(false);
  await clock.advance(20_000);
  expect(adopt).toHaveBeenCalledTimes(1);
});

it('goes on looking when the file that takes them up cannot be had', async () => {
  const { clock, adopt } = setUp();
  adopt.mockRejectedValueOnce(new Error('offline'));
  await clock.advance(2_500);
  await clock.advance(20_000);
  expect(adopt).toHaveBeenCalledTimes(2);
});

it('forgets what another account has left behind', async () => {
  const { clock, storage, item } = setUp();
  storage.setItem('tsugi:changes:viewer-other', '[]');
  storage.setItem('tsugi:changes:viewer-other/page/favourite/anime/7', '{}');
  await clock.advance(2_500);
  expect(storage.getItem(item)).not.toBeNull();
  expect(storage.getItem('tsugi:changes:viewer-other')).toBeNull();
  expect(storage.getItem('tsugi:changes:viewer-other/page/favourite/anime/7')).toBeNull();
});
