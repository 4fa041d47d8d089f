import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { type AuthStore, createAuthStore } from './auth-store.ts';

const TOKEN = 't'.repeat(51);
const VIEWER: AuthUser = {
  id: 1,
  name: 'aoi',
  avatar: { large: null },
  bannerImage: null,
  unreadNotificationCount: 2,
  siteUrl: null,
  scoreFormat: 'POINT_5',
  titleLanguage: null,
  displayAdultContent: false,
  profileColor: null,
  animeList: { customLists: [], advancedScoringEnabled: false, advancedScoring: [] },
  mangaList: { customLists: [], advancedScoringEnabled: false, advancedScoring: [] },
};

function tellUnread(auth: AuthStore, value: number, askedAt: number): void {
  auth.effects.unreadNotifications({ value, askedAt, arrivedAt: askedAt, token: auth.token() });
}

it('stores a token that is longer than 50 characters, and no other', () => {
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  expect(auth.signIn('t'.repeat(50))).toBe(false);
  expect(auth.state()).toEqual({ status: 'signed-out' });
  expect(auth.signIn(TOKEN)).toBe(true);
  expect(auth.state()).toEqual({ status: 'signed-in', viewer: undefined });
  expect(storage.getItem('access_token')).toBe(TOKEN);
});

it('finds the sign-in and the profile again', () => {
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  auth.signIn(TOKEN);
  auth.setViewer(VIEWER, 1000);
  expect(createAuthStore(storage).state()).toEqual({ status: 'signed-in', viewer: VIEWER, viewerId: 1 });
});

it('knows the account before its profile, when the token names it', () => {
  const claims = btoa(JSON.stringify({ sub: '42' }));
  const token = `${'h'.repeat(30)}.${claims}.${'s'.repeat(30)}`;
  const storage = createMemoryStorage();
  createAuthStore(storage).signIn(token);
  expect(createAuthStore(storage).state()).toEqual({ status: 'signed-in', viewer: undefined, viewerId: 42 });
});

it('is gone from every place after signing out', () => {
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  auth.signIn(TOKEN);
  auth.setViewer(VIEWER, 1000);
  auth.signOut();
  expect(storage.length).toBe(0);
  expect(auth.token()).toBeUndefined();
  expect(createAuthStore(storage).state()).toEqual({ status: 'signed-out' });
});

it('stores that a sign-in was lost, until the next one', () => {
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  auth.signIn(TOKEN);
  auth.signOut(true);
  expect(storage.getItem('tsugi.sign-in-lost')).toBe('refused');
  auth.signIn(TOKEN);
  expect(storage.getItem('tsugi.sign-in-lost')).toBeNull();
});

it('follows another tab', () => {
  const storage = createMemoryStorage();
  const [here, there] = [createAuthStore(storage), createAuthStore(storage)];
  const listener = jest.fn();
  here.subscribe(listener);
  there.signIn(TOKEN);
  here.reload();
  expect(here.token()).toBe(TOKEN);
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('the number of unread notifications', () => {
  const unreadOf = ({ state }: ReturnType<typeof createAuthStore>) => {
    const now = state();
    return now.status === 'signed-in' ? now.viewer?.unreadNotificationCount : undefined;
  };

  it('is the same in every tab', () => {
    const storage = createMemoryStorage();
    const [here, there] = [createAuthStore(storage), createAuthStore(storage)];
    here.signIn(TOKEN);
    here.setViewer(VIEWER, 1000);
    tellUnread(here, 5, 2000);
    there.reload();
    expect([here, there].map(unreadOf)).toEqual([5, 5]);
    tellUnread(there, 0, 3000);
    here.reload();
    expect([here, there].map(unreadOf)).toEqual([0, 0]);
  });

  it('is the newest, in whatever order the responses come, also after a reload of the page', () => {
    const storage = createMemoryStorage();
    const auth = createAuthStore(storage);
    auth.signIn(TOKEN);
    tellUnread(auth, 0, 2000);
    auth.setViewer(VIEWER, 1000);
    expect(unreadOf(auth)).toBe(0);
    tellUnread(auth, 7, 1500);
    expect(unreadOf(auth)).toBe(0);
    const reloaded = createAuthStore(storage);
    reloaded.setViewer(VIEWER, 1900);
    expect(unreadOf(reloaded)).toBe(0);
    reloaded.setViewer(VIEWER, 2100);
    expect(unreadOf(reloaded)).toBe(VIEWER.unreadNotificationCount);
  });

  it('is taken from a response that seems old because the clock of the device was set back', () => {
    const auth = createAuthStore(createMemoryStorage());
    auth.signIn(TOKEN);
    auth.setViewer(VIEWER, 3_600_000);
    tellUnread(auth, 8, 1000);
    expect(unreadOf(auth)).toBe(8);
  });

  it('follows what responses tell: a count as of its request, a reset as of its arrival, and of this account alone', () => {
    const auth = createAuthStore(createMemoryStorage());
    auth.signIn(TOKEN);
    auth.setViewer(VIEWER, 1000);
    const { unreadNotifications } = auth.effects;
    unreadNotifications({ value: 5, askedAt: 2000, arrivedAt: 2400, token: TOKEN });
    expect(unreadOf(auth)).toBe(5);
    unreadNotifications({ value: 9, askedAt: 2100, arrivedAt: 2200, token: `${TOKEN}x` });
    expect(unreadOf(auth)).toBe(5);
    unreadNotifications({ value: 'reset', askedAt: 2200, arrivedAt: 2600, token: TOKEN });
    expect(unreadOf(auth)).toBe(0);
    // Asked for between the reset's request and its arrival.
    unreadNotifications({ value: 5, askedAt: 2500, arrivedAt: 2700, token: TOKEN });
    expect(unreadOf(auth)).toBe(0);
  });

  it('renders nothing anew when it is the same', () => {
    const auth = createAuthStore(createMemoryStorage());
    auth.signIn(TOKEN);
    auth.setViewer(VIEWER, 1000);
    const listener = jest.fn();
    auth.subscribe(listener);
    tellUnread(auth, VIEWER.unreadNotificationCount, 2000);
    expect(listener).not.toHaveBeenCalled();
  });

  it('belongs to one account', () => {
    const auth = createAuthStore(createMemoryStorage());
    auth.signIn(TOKEN);
    tellUnread(auth, 9, 5000);
    auth.signOut();
    auth.signIn(`${TOKEN}x`);
    auth.setViewer(VIEWER, 4000);
    expect(unreadOf(auth)).toBe(VIEWER.unreadNotificationCount);
  });
});

it('allows storing responses of the signed-in account, and public ones', () => {
  const auth = createAuthStore(createMemoryStorage());
  const anonymous = auth.partition();
  expect(auth.owns(anonymous)).toBe(true);
  auth.signIn(TOKEN);
  expect(auth.owns(anonymous)).toBe(false);
  expect(auth.owns(auth.partition())).toBe(true);
  expect(auth.owns('public')).toBe(true);
});

it.each(['{"', 'null', '{"id":1}'])('reads the profile again when %s is stored in its place', (text) => {
  const storage = createMemoryStorage({ access_token: TOKEN, auth_profile_info: text });
  expect(createAuthStore(storage).state()).toEqual({ status: 'signed-in', viewer: undefined });
});

it('works, as long as the page lasts, where storage is forbidden', () => {
  const auth = createAuthStore(undefined);
  auth.signIn(TOKEN);
  expect(auth.token()).toBe(TOKEN);
});
