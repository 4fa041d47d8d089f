import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createAuthStore } from './auth-store.ts';
import type { AuthUser } from './auth-user.ts';

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
  auth.setViewer(VIEWER);
  expect(createAuthStore(storage).state()).toEqual({ status: 'signed-in', viewer: VIEWER });
});

it('is gone from every place after signing out', () => {
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  auth.signIn(TOKEN);
  auth.setViewer(VIEWER);
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
