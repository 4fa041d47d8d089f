import { removeItem, sessionStore, writeItem } from '@tsugi/platform/store';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { ALL, readShields, SHOWN_KEY, type ShieldSubject, shieldsAtom, subjectKey } from './shields.ts';

/** Shows one thing in this tab. */
export function showInTab(subject: ShieldSubject): void {
  show([...getDefaultStore().get(shieldsAtom).shown, subjectKey(subject)]);
}

/** Shows everything in this tab, until `restoreShields` or until the tab is closed. */
export function liftShields(): void {
  show([ALL]);
}

/** Hides again what this tab has shown. */
export function restoreShields(): void {
  show([]);
}

/** Whether this tab shows everything. */
export const shieldsLiftedAtom = atom((get) => get(shieldsAtom).shown.includes(ALL));

/** Whether anything is hidden on this device. */
export const shieldsOnAtom = atom((get) => get(shieldsAtom).names.length > 0);

/** Takes over what has been chosen on this device, here or in another tab. Without a shield nothing is left of what was shown. */
export function followShields(): void {
  const { names, shown } = readShields();
  getDefaultStore().set(shieldsAtom, { names, shown });
  if (names.length === 0) removeItem(sessionStore(), SHOWN_KEY);
}

function show(shown: readonly unknown[]): void {
  const store = getDefaultStore();
  store.set(shieldsAtom, { ...store.get(shieldsAtom), shown });
  if (shown.length > 0) writeItem(sessionStore(), SHOWN_KEY, JSON.stringify(shown));
  else removeItem(sessionStore(), SHOWN_KEY);
}
