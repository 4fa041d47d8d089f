import { accountOf, createAuthStore } from '../auth/auth-store.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createOutboxItems } from './outbox-items.ts';
import { resumeOutbox } from './resume-outbox.ts';

const viewer: AuthUser = {
  id: 7,
  name: 'aoi',
  avatar: { large: null },
  bannerImage: null,
  unreadNotificationCount: 0,
  siteUrl: null,
  scoreFormat: 'POINT_5',
  titleLanguage: null,
  displayAdultContent: false,
  profileColor: null,
  animeList: { customLists: [], advancedScoringEnabled: false, advancedScoring: [] },
  mangaList: { customLists: [], advancedScoringEnabled: false, advancedScoring: [] },
};

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
  const startBatches = jest.fn(async () => {});
  const items = createOutboxItems({ storage, account: () => accountOf(auth) });
  const startOutbox = jest.fn(async () => {});
  resumeOutbox({ clock, auth, items, startOutbox, startQueue, startBatches });
  return { clock, storage, auth, token, items, startOutbox, startQueue, startBatches, item };
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

it('leaves confirmed changes of the account, and items of others', async () => {
  const { clock, storage, auth } = setUp({ isLeft: false });
  storage.setItem(`tsugi:changes:${auth.partition()}`, '[]');
  storage.setItem('theme', 'dark');
  await clock.advance(2_500);
  expect(storage.getItem(`tsugi:changes:${auth.partition()}`)).toBe('[]');
  expect(storage.getItem('theme')).toBe('dark');
});

it('looks once for several pieces of news, and no more when the queue has started', async () => {
  const { clock, auth, startQueue } = setUp();
  auth.signIn('u'.repeat(60));
  auth.signIn('t'.repeat(60));
  expect(clock.waits()).toEqual([2_500]);
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
  auth.signIn('t'.repeat(60));
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
});

it('starts what sends batches when one of the account is not done, also long after the queue', async () => {
  const { clock, auth, storage, startQueue, startBatches } = setUp();
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
  expect(startBatches).not.toHaveBeenCalled();
  storage.setItem(`tsugi:outbox:${auth.partition()}/000000000000002-tab-1-batch`, '{}');
  auth.signIn('t'.repeat(60));
  await clock.advance(2_500);
  expect(startBatches).toHaveBeenCalledTimes(1);
});

it('asks for the file of the queue again after twenty seconds', async () => {
  const { clock, startQueue } = setUp();
  startQueue.mockRejectedValueOnce(new Error('offline'));
  await clock.advance(2_500);
  await clock.advance(19_999);
  expect(startQueue).toHaveBeenCalledTimes(1);
});

it('finds the changes that were made before the viewer was known, and those after', async () => {
  const { clock, storage, auth, startQueue } = setUp({ isLeft: false });
  auth.setViewer(viewer, clock.now());
  storage.setItem('tsugi:outbox:user-7/000000000000001-tab-00001', '{}');
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
});

it('needs no storage', async () => {
  const clock = createFakeClock();
  const startQueue = jest.fn(async () => {});
  const auth = createAuthStore(undefined);
  auth.signIn('t'.repeat(60));
  const items = createOutboxItems({ storage: undefined, account: () => accountOf(auth) });
  const startOutbox = async () => {};
  resumeOutbox({ clock, auth, items, startOutbox, startQueue, startBatches: startQueue });
  await clock.advance(60_000);
  expect(startQueue).not.toHaveBeenCalled();
});

describe('what another tab stores', () => {
  /** The page's own window. */
  const listeners: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  const add = jest.fn((_type: string, listener: (typeof listeners)[number]) => void listeners.push(listener));
  beforeEach(() => {
    listeners.length = 0;
    Object.assign(globalThis, { addEventListener: add });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'addEventListener');
  });

  it.each([
    ['a change', 'tsugi:outbox:user-7/1', '{}', 1],
    ['the end of a change', 'tsugi:outbox:user-7/1', null, 0],
    ['something else', 'theme', 'dark', 0],
    ['that all is removed', null, null, 0],
    ['all of it, with a text', null, '{}', 0],
  ])('is looked at when it is a change: %s', async (_what, key, newValue, looks) => {
    const { clock } = setUp({ isLeft: false });
    await clock.advance(2_500);
    expect(add).toHaveBeenCalledWith('storage', expect.anything());
    for (const listener of listeners) listener({ key, newValue });
    expect(clock.waits()).toEqual(looks === 0 ? [] : [2_500]);
  });
});

it('reads the database once for who is signed in, and starts the queue for what only that has', async () => {
  const { clock, auth, items, startOutbox, startQueue } = setUp({ isLeft: false });
  startOutbox.mockImplementation(
    async () => void items.held.set(`${items.prefix()}000000000000001-tab-00001`, '{}'),
  );
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
  auth.signIn('u'.repeat(60));
  await clock.advance(2_500);
  expect(startOutbox).toHaveBeenCalledTimes(1);
});

it('reads nothing for a signed-out page, and sends what localStorage has when the database cannot be read', async () => {
  const out = setUp({ isSignedIn: false });
  await out.clock.advance(60_000);
  expect(out.startOutbox).not.toHaveBeenCalled();
  const { clock, startOutbox, startQueue } = setUp();
  startOutbox.mockRejectedValue(new Error('offline'));
  await clock.advance(2_500);
  expect(startQueue).toHaveBeenCalledTimes(1);
});
