import { localStore, readItem, removeItem, writeItem } from '@tsugi/platform/store';

/** In localStorage while a remote has reminders: without it no page opens the database. */
const MARK = 'tsugi.reminders';

const CHANNEL = 'tsugi.reminders';

/** Whether a remote has reminders on this device. */
export function hasReminders(): boolean {
  return readItem(localStore(), MARK) !== null;
}

export function markReminders(areThere: boolean): void {
  if (areThere) writeItem(localStore(), MARK, '1');
  else removeItem(localStore(), MARK);
}

/** Calls the listener when reminders are written, in this tab or another one. @returns ends it */
export function onRemindersChanged(listener: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

/** Calls those listeners. */
export function tellReminders(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}
