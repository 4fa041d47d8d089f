/** @jest-environment jsdom */
import { createAuthStore } from '../auth/auth-store.ts';
import { SNAPSHOT_KEY } from './boot-keys.ts';
import { addToSnapshot, keepSnapshot } from './keep-snapshot.ts';

const kept = () => JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? '');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the last page only, with the time', () => {
  keepSnapshot('home', { cards: [1] });
  keepSnapshot('other', { cards: [2] });
  expect(kept()).toEqual({ name: 'other', at: expect.any(Number), data: { cards: [2] } });
});

it('keeps what others of the same page have kept, and the time of what decides', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1000);
  keepSnapshot('home', { cards: [1] });
  clock.mockReturnValue(2000);
  addToSnapshot('home', { feed: [2] });
  expect(kept()).toEqual({ name: 'home', at: 1000, data: { cards: [1], feed: [2] } });
  keepSnapshot('home', { cards: [3] });
  expect(kept()).toEqual({ name: 'home', at: 2000, data: { cards: [3], feed: [2] } });
});

it('waits for the rest with what is drawn beside, as something out of date', () => {
  keepSnapshot('other', { cards: [1] });
  addToSnapshot('home', { feed: [2] });
  expect(kept()).toEqual({ name: 'home', at: 0, data: { feed: [2] } });
  keepSnapshot('home', { cards: [3] });
  expect(kept()).toEqual({ name: 'home', at: expect.any(Number), data: { cards: [3], feed: [2] } });
});

it('begins anew where the text is damaged', () => {
  localStorage.setItem(SNAPSHOT_KEY, '{');
  keepSnapshot('home', { cards: [1] });
  expect(kept().data).toEqual({ cards: [1] });
});

it('says nothing when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepSnapshot('home', {})).not.toThrow();
});

it('is gone when somebody signs in or out', () => {
  const auth = createAuthStore(localStorage);
  keepSnapshot('home', { cards: 'what everybody sees' });
  auth.signIn('t'.repeat(51));
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
  keepSnapshot('home', { cards: 'what one reader sees' });
  auth.signOut();
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
});
