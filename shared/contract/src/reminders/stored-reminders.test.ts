/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import type { Reminder } from './reminder.ts';
import { hasReminders } from './reminder-mark.ts';
import {
  claimDueReminders,
  claimDueSources,
  clearReminders,
  nextReminderAtMs,
  removeReminders,
  replaceReminders,
  storedReminders,
} from './stored-reminders.ts';

// jsdom has none, and fake-indexeddb needs it.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const reminder = (id: string, atMs: number, more: Partial<Reminder> = {}): Reminder => ({
  ...{ id, atMs, expiresAtMs: atMs + 1000, title: id, body: '', lang: 'en', path: '/' },
  ...more,
});
const source = (remote: string, refreshAtMs = 0) => ({
  ...{ remote, widget: 'reminders', refreshAtMs },
  lang: 'en',
});
/** Times of the tests are before now. */
beforeAll(() => void jest.spyOn(Date, 'now').mockReturnValue(0));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();

beforeEach(clearReminders);

it('gives each reminder to one caller, once its time has come', async () => {
  await replaceReminders(source('schedule'), [reminder('a', 100), reminder('b', 200), reminder('c', 900)]);
  expect(await nextReminderAtMs()).toBe(100);
  expect(await claimDueReminders(50)).toEqual([]);
  // Tabs and the service worker at once.
  const claims = await Promise.all([claimDueReminders(250), claimDueReminders(250), claimDueReminders(250)]);
  expect(ids(claims.flat())).toEqual(['a', 'b']);
  expect(await nextReminderAtMs()).toBe(900);
});

it('does not show again what was shown when a remote writes its reminders anew', async () => {
  await replaceReminders(source('schedule'), [reminder('a', 100)]);
  await claimDueReminders(150);
  await replaceReminders(source('schedule'), [reminder('a', 180), reminder('b', 190)]);
  expect(ids(await claimDueReminders(200))).toEqual(['b']);
});

it('drops what a device slept through', async () => {
  await replaceReminders(source('schedule'), [reminder('a', 100, { expiresAtMs: 300 })]);
  expect(await claimDueReminders(300)).toEqual([]);
  expect(await nextReminderAtMs()).toBeUndefined();
});

it('keeps the reminders of remotes apart', async () => {
  await replaceReminders(source('one'), [reminder('a', 1)]);
  await replaceReminders(source('two'), [reminder('a', 2)]);
  await replaceReminders(source('one'), []);
  expect((await storedReminders()).map(({ key }) => key)).toEqual(['two/a']);
  expect(hasReminders()).toBe(true);
  await removeReminders('one');
  expect(hasReminders()).toBe(true);
  await removeReminders('two');
  expect(hasReminders()).toBe(false);
  expect(await storedReminders()).toEqual([]);
});

it('gives a source that has to write anew to one tab, and again later when it failed', async () => {
  await replaceReminders(source('schedule', 100), []);
  await replaceReminders(source('other', 900), []);
  const claims = await Promise.all([claimDueSources(200, 'en', 500), claimDueSources(200, 'en', 500)]);
  expect(claims.flat().map(({ remote }) => remote)).toEqual(['schedule']);
  expect(await claimDueSources(499, 'en', 900)).toEqual([]);
  expect(await claimDueSources(500, 'en', 900)).toHaveLength(1);
});

it('a source writes anew at once in another language', async () => {
  await replaceReminders(source('schedule', 900), []);
  expect(await claimDueSources(100, 'de', 500)).toHaveLength(1);
  expect(await claimDueSources(100, 'de', 500)).toHaveLength(0);
});

it('a reminder that is due stays until it is shown, also when its remote writes anew', async () => {
  await replaceReminders(source('schedule'), [reminder('a', 100), reminder('b', 900)]);
  jest.mocked(Date.now).mockReturnValue(150);
  await replaceReminders(source('schedule'), []);
  expect(ids(await storedReminders())).toEqual(['a']);
  jest.mocked(Date.now).mockReturnValue(0);
});

it('nothing is left when the account is signed out', async () => {
  await replaceReminders(source('schedule'), [reminder('a', 100)]);
  await clearReminders();
  expect(hasReminders()).toBe(false);
  expect(await claimDueReminders(1000)).toEqual([]);
  expect(await claimDueSources(1000, 'en', 2000)).toEqual([]);
});
