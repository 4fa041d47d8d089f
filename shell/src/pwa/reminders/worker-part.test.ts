/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { clearReminders, replaceReminders } from '@tsugi/contract/reminders';
import { handleReminders, type WorkerScope } from './worker-part.ts';

globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const SCOPE = 'https://host.example/tsugi/';
const PAGE = `${SCOPE}ani/anime/7`;

interface FakeTab {
  readonly url: string;
  readonly focused: boolean;
  /** Whether it goes where it is asked to; undefined: it does not answer. */
  readonly goes?: boolean;
}

/** A service worker beside these tabs. */
function startWorker(tabs: readonly FakeTab[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const openWindow = jest.fn(async () => undefined);
  const focused: string[] = [];
  const showNotification = jest.fn(async () => undefined);
  const clients = tabs.map(({ url, focused: isFocused, goes }) => ({
    ...{ url, focused: isFocused },
    focus: async () => focused.push(url),
    postMessage: (_message: unknown, [port]: readonly { postMessage: (data: unknown) => void }[]) => {
      if (goes !== undefined) port?.postMessage(goes);
    },
  }));
  handleReminders({
    registration: { scope: SCOPE, showNotification },
    // Only these members are used.
    clients: { matchAll: async () => clients, openWindow } as unknown as WorkerScope['clients'],
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  });
  const send = async (type: string, event: object) => {
    const settled: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => settled.push(one) } as never);
    await Promise.all(settled);
  };
  const close = jest.fn();
  const press = () => send('notificationclick', { notification: { close, data: { path: '/ani/anime/7' } } });
  return { openWindow, focused, showNotification, send, press, close };
}

beforeAll(() => {
  // jsdom has none.
  globalThis.MessageChannel = class {
    readonly port1 = { onmessage: undefined as ((event: { data: unknown }) => void) | undefined, close() {} };
    readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
  } as unknown as typeof MessageChannel;
});

it('opens the page in a new window when nothing of the product is open', async () => {
  const { press, openWindow, close } = startWorker([{ url: 'https://other.example/', focused: true }]);
  await press();
  expect(close).toHaveBeenCalledTimes(1);
  expect(openWindow).toHaveBeenCalledWith(PAGE);
});

it('shows the tab that has the page already', async () => {
  const { press, openWindow, focused } = startWorker([
    { url: SCOPE, focused: true, goes: true },
    { url: `${PAGE}?tab=1`, focused: false },
  ]);
  await press();
  expect(focused).toEqual([`${PAGE}?tab=1`]);
  expect(openWindow).not.toHaveBeenCalled();
});

it('lets the tab that the user sees go there, or opens a window when that one is busy', async () => {
  const free = startWorker([
    { url: `${SCOPE}other`, focused: false, goes: true },
    { url: SCOPE, focused: true, goes: true },
  ]);
  await free.press();
  expect(free.focused).toEqual([SCOPE]);
  const busy = startWorker([{ url: SCOPE, focused: true, goes: false }]);
  await busy.press();
  expect(busy.openWindow).toHaveBeenCalledWith(PAGE);
  const frozen = startWorker([{ url: SCOPE, focused: true }]);
  await frozen.press();
  expect(frozen.openWindow).toHaveBeenCalledWith(PAGE);
});

it('shows what is due when the browser wakes it, and not what is for other syncs', async () => {
  Object.assign(globalThis, { Notification: { permission: 'granted' } });
  const { send, showNotification } = startWorker();
  await clearReminders();
  const nowMs = Date.now();
  const due = { atMs: nowMs - 1000, expiresAtMs: nowMs + 9e6, title: 'Paper Moon', body: '', lang: 'en' };
  await replaceReminders({ remote: 'schedule', widget: 'reminders', refreshAtMs: 0, lang: 'en' }, [
    { ...due, id: '1', path: '/ani/anime/1' },
  ]);
  await send('periodicsync', { tag: 'something else' });
  expect(showNotification).not.toHaveBeenCalled();
  await send('periodicsync', { tag: 'tsugi.reminders' });
  await send('periodicsync', { tag: 'tsugi.reminders' });
  expect(showNotification).toHaveBeenCalledTimes(1);
});
