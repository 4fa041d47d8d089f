/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { clearReminders, type Reminder, replaceReminders, storedReminders } from '@tsugi/contract/reminders';
import { warmWidget } from '@tsugi/ui/components';
import { START_AFTER_MS, startReminders } from './start-reminders.ts';
// What is loaded late is there at once: a file takes time of its own.
import './watch-reminders.ts';

jest.mock('@tsugi/ui/components', () => ({ warmWidget: jest.fn() }));
// jsdom has none of them, and fake-indexeddb needs the first.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

/** As the browser's: every channel of a name hears the others. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.open) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

const showNotification = jest.fn(async () => undefined);
const register = jest.fn(async () => undefined);
const worker = Object.assign(new EventTarget(), {
  getRegistration: async () => ({ showNotification, periodicSync: { getTags: async () => [], register } }),
});
const permission = { now: 'granted' };
const navigate = jest.fn();
let isBusy = false;
const stops: (() => void)[] = [];
const openTab = () => stops.push(startReminders(navigate, () => isBusy));

/** Transactions that one look at the reminders takes, one after the other. */
const TRANSACTIONS = 6;

/** Lets the clock run, second by second, and what the tabs ask of the database come to an end: a read waits for those before it. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 1_000) {
    await jest.advanceTimersByTimeAsync(Math.min(left, 1_000));
    for (let turn = 0; turn < TRANSACTIONS; turn += 1) await storedReminders();
  }
}

const inMs = (id: string, ms: number): Reminder => ({
  ...{ id, atMs: Date.now() + ms, expiresAtMs: Date.now() + ms + 3_600_000, body: 'Episode 3', lang: 'de' },
  ...{ title: `Title ${id}`, path: `/ani/anime/${id}` },
});
const source = { remote: 'schedule', widget: 'reminders', refreshAtMs: Date.now() + 9e9, lang: 'en' };

beforeEach(async () => {
  Object.assign(globalThis, {
    BroadcastChannel: Channel,
    Notification: {
      get permission() {
        return permission.now;
      },
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  permission.now = 'granted';
  isBusy = false;
  jest.clearAllMocks();
  await clearReminders();
  jest.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('a reminder is shown once at its time, although three tabs are open', async () => {
  await replaceReminders(source, [inMs('1', 60_000), inMs('2', 7_200_000)]);
  for (let tab = 0; tab < 3; tab += 1) openTab();
  await pass(START_AFTER_MS + 30_000);
  expect(showNotification).not.toHaveBeenCalled();
  await pass(40_000);
  expect(showNotification.mock.calls).toEqual([
    ['Title 1', { body: 'Episode 3', lang: 'de', tag: 'schedule/1', data: { path: '/ani/anime/1' } }],
  ]);
});

it('a tab follows reminders that are stored while it is open', async () => {
  openTab();
  await pass(START_AFTER_MS);
  await replaceReminders(source, [inMs('5', 20_000)]);
  await pass(30_000);
  expect(showNotification).toHaveBeenCalledTimes(1);
});

it('without permission nothing is shown', async () => {
  permission.now = 'denied';
  await replaceReminders(source, [inMs('1', 1_000)]);
  openTab();
  await pass(START_AFTER_MS + 10_000);
  expect(showNotification).not.toHaveBeenCalled();
});

it('asks a remote to write its reminders anew when they are due, in one tab', async () => {
  await replaceReminders({ ...source, refreshAtMs: Date.now() }, []);
  openTab();
  openTab();
  await pass(START_AFTER_MS + 5_000);
  expect(jest.mocked(warmWidget).mock.calls).toEqual([['schedule', 'reminders']]);
});

it('the browser is asked to wake the worker from time to time', async () => {
  await replaceReminders(source, [inMs('1', 1e7)]);
  openTab();
  await pass(START_AFTER_MS + 5_000);
  expect(register).toHaveBeenCalledWith('tsugi.reminders', { minInterval: 43_200_000 });
});

it.each([
  [false, [['/ani/anime/7']]],
  [true, []],
])(
  'a pressed notification leads to its page; while the user types (%s) the tab stays',
  async (busy, paths) => {
    await replaceReminders(source, []);
    openTab();
    await pass(START_AFTER_MS);
    isBusy = busy;
    const port = { postMessage: jest.fn() };
    const message = (data: unknown) =>
      worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    message({ type: 'OPEN_PATH', path: '//elsewhere.example' });
    message({ type: 'OPEN_PATH', path: '/ani/anime/7' });
    expect(navigate.mock.calls).toEqual(paths);
    expect(port.postMessage.mock.calls).toEqual([[!busy]]);
  },
);
