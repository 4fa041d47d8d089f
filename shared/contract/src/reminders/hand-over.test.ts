/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { badgeParts, setBadgePart } from './badge.ts';
import { forgetReminderOwner, handOverReminders } from './hand-over.ts';
import { hasReminders } from './reminder-mark.ts';
import {
  claimDueReminders,
  claimDueSources,
  clearReminders,
  replaceReminders,
  storedReminders,
} from './stored-reminders.ts';

// jsdom has none, and fake-indexeddb needs it.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const reminder = (id: string, atMs: number) => ({
  ...{ id, atMs, expiresAtMs: atMs + 1000, title: id, body: '', lang: 'en', path: '/' },
});
const source = { remote: 'schedule', widget: 'reminders', refreshAtMs: 5000, lang: 'en' };
const ids = async () => (await storedReminders()).map(({ id }) => id).toSorted();
const due = async () => (await claimDueSources(1, 'en', 9000)).map(({ remote }) => remote);

beforeAll(() => void jest.spyOn(Date, 'now').mockReturnValue(0));
beforeEach(async () => {
  localStorage.clear();
  await clearReminders();
});

it('parks the reminders of the account before, and lets those of the one that comes be written anew', async () => {
  await handOverReminders(1);
  await replaceReminders(source, [reminder('a', 100), reminder('b', 900)]);
  expect(await claimDueReminders(200)).toHaveLength(1);
  setBadgePart('schedule', 3);

  await handOverReminders(2);
  expect(await ids()).toEqual([]);
  expect(await due()).toEqual([]);
  expect(hasReminders()).toBe(false);
  expect(badgeParts()).toBe(0);
  await replaceReminders(source, [reminder('c', 700)]);

  await handOverReminders(1);
  expect(await ids()).toEqual([]);
  expect(hasReminders()).toBe(true);
  // Its remote writes them from its lists; what was shown already is not shown again.
  expect(await due()).toEqual(['schedule']);
  await replaceReminders(source, [reminder('a', 100), reminder('b', 900)]);
  expect(await claimDueReminders(200)).toEqual([]);
  expect(await ids()).toEqual(['b']);
});

it('leaves everything to the account that it belongs to, and to the first one that is known', async () => {
  await replaceReminders(source, [reminder('a', 100)]);
  await handOverReminders(1);
  await handOverReminders(1);
  expect(await ids()).toEqual(['a']);
});

it('is done once for all tabs', async () => {
  await handOverReminders(1);
  await replaceReminders(source, [reminder('a', 100)]);
  await Promise.all([handOverReminders(2), handOverReminders(2), handOverReminders(2)]);
  await handOverReminders(1);
  expect(await due()).toEqual(['schedule']);
});

it('begins anew after a sign-out', async () => {
  await handOverReminders(1);
  forgetReminderOwner();
  await replaceReminders(source, [reminder('b', 100)]);
  await handOverReminders(2);
  expect(await ids()).toEqual(['b']);
});
