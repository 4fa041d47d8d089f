// Part of the service worker: notifications of reminders. It knows no remote; all it needs is stored (`@tsugi/contract/reminders`).
import { type OpenMessage, REMINDERS_SYNC } from './messages.ts';
import { type ReminderData, showDueReminders } from './show-due-reminders.ts';

/** A tab that does not answer within this time, in milliseconds, does not go to the page. */
const ANSWER_MS = 700;

/** A tab of the product, as the service worker sees it. */
interface Tab {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: OpenMessage, transfer: readonly MessagePort[]) => void;
}

interface WorkerEvent {
  readonly waitUntil: (settled: Promise<unknown>) => void;
}

/** The part of a service worker's global object that this file uses: the DOM library has that of a page. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification'>;
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly Tab[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(
    type: 'periodicsync',
    listener: (event: WorkerEvent & { readonly tag: string }) => void,
  ): void;
}

/** Listens to presses on notifications and to the periodic background sync. */
export function handleReminders(worker: WorkerScope): void {
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    // Written by `showDueReminders`; a notification of an older release may have none.
    const { path } = Object(event.notification.data) as Partial<ReminderData>;
    event.waitUntil(openPath(worker, path ?? '/'));
  });
  worker.addEventListener('periodicsync', (event) => {
    if (event.tag === REMINDERS_SYNC) event.waitUntil(showDueReminders(worker.registration, Date.now()));
  });
}

/** Shows a page: in the tab that has it, in one that can go there without losing what is typed in it, or in a new one. */
async function openPath({ registration, clients }: WorkerScope, path: string): Promise<void> {
  const url = new URL(path.slice(1), registration.scope).href;
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tabs = all
    .filter((tab) => tab.url.startsWith(registration.scope))
    // The one that the user sees last.
    .toSorted((a, b) => Number(b.focused) - Number(a.focused));
  const shown = tabs.find((tab) => tab.url.split(/[?#]/)[0] === url);
  const [first] = tabs;
  if (shown) await shown.focus();
  else if (first && (await goesTo(first, path))) await first.focus();
  else await clients.openWindow(url);
}

/** Whether a tab takes the path over. */
function goesTo(tab: Tab, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ type: 'OPEN_PATH', path }, [port2]);
  }).finally(() => port1.close());
}
