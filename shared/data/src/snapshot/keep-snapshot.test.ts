/** @jest-environment jsdom */
import { createAuthStore } from '../auth/auth-store.ts';
import { SNAPSHOT_KEY } from './boot-keys.ts';
import { keepSnapshot } from './keep-snapshot.ts';

it('keeps the last page only, with the time', () => {
  keepSnapshot('home', [1]);
  keepSnapshot('other', [2]);
  expect(JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? '')).toEqual({
    name: 'other',
    at: expect.any(Number),
    data: [2],
  });
});

it('says nothing when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepSnapshot('home', [])).not.toThrow();
});

it('is gone when somebody signs in or out', () => {
  const auth = createAuthStore(localStorage);
  keepSnapshot('home', ['what everybody sees']);
  auth.signIn('t'.repeat(51));
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
  keepSnapshot('home', ['what one reader sees']);
  auth.signOut();
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
});
