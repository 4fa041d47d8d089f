// The accounts of this device, for the menu of the account, keys and commands. Loaded with their first use.
import { useEffect, useSyncExternalStore } from 'react';
import { authorizeUrl } from '../auth/sign-in.ts';
import { pageOutboxItems } from '../changes/outbox-items.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import type { Account, SwitchObstacle } from './account.ts';
import { pageAccounts } from './page-accounts.ts';
import { type AccountWaiting, waitingOnDevice } from './waiting-on-device.ts';

export type { Account, SwitchObstacle } from './account.ts';
export type { AccountWaiting } from './waiting-on-device.ts';

/** A menu shows no counts that are older than this, in milliseconds. */
const SHOWN_MS = 2 * 60_000;

/** In the order in which they were added; the same array until something changes. */
export function accounts(): readonly Account[] {
  return pageAccounts().list();
}

/** The same for components, other tabs included. */
export function useAccounts(): readonly Account[] {
  const { subscribe, list } = pageAccounts();
  return useSyncExternalStore(subscribe, list, list);
}

/** What all accounts of this device have not sent yet, those included that have logged out; what only the database has follows. */
export function useWaitingOnDevice(): readonly AccountWaiting[] {
  const items = pageOutboxItems();
  const list = useAccounts();
  useSyncExternalStore(pageAccounts().subscribe, items.version, items.version);
  useEffect(() => void readWholeOutbox(), []);
  return waitingOnDevice(items, list);
}

/** Without its file or its database there is what localStorage has. */
async function readWholeOutbox(): Promise<void> {
  const late = import(/* webpackChunkName: "data-changes" */ '../changes/outbox.ts');
  await late.then(({ pageOutbox }) => pageOutbox().refresh()).catch(() => {});
}

/**
 * Makes it the present account in every tab, without a reload. Resolves with what prevented it: `expired`: it wants a new login, which
 * `addAccount` begins; `full`: the device stores nothing more, and nothing has changed.
 */
export async function switchAccount(id: number): Promise<SwitchObstacle | undefined> {
  return pageAccounts().switchTo(id);
}

/** Where an account is added or renewed: the provider's page. Followed as a link, so that the tab is marked as the one that has begun. */
export function addAccountUrl(): string {
  return authorizeUrl();
}

/** Leads to the provider's page, which sends the user back with an account: the one that is logged in there. */
export function addAccount(): void {
  const link = document.createElement('a');
  link.href = authorizeUrl();
  document.body.append(link);
  link.click();
  link.remove();
}

/** A completed login. `full`: the present account could not be stored, and nothing has changed. */
export function signInBeside(token: string, owner: AuthUser): 'added' | 'renewed' | 'full' {
  return pageAccounts().signIn(token, owner);
}

/** Takes an account off this device. Resolves with the account that is the present one now in its place. */
export async function removeAccount(id: number): Promise<Account | undefined> {
  return pageAccounts().remove(id);
}

/** Logs out of every account of this device. */
export function signOutOfAll(): void {
  pageAccounts().removeAll();
}

/** Brings the counts of the other accounts up to date, unless that was done a short while ago. */
export function readOtherCounts(): void {
  pageAccounts().readUnread(SHOWN_MS);
}
