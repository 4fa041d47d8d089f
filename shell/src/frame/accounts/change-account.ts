import { signOut } from '@tsugi/data';
import {
  type Account,
  accounts,
  addAccount,
  forgetAccount,
  removeAccount,
  switchAccount,
} from '@tsugi/data/accounts';
import { plural, t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';

/** Makes it the present account; one that has to log in again is led to the provider's page. */
export async function changeAccount({ id, name, isExpired }: Account): Promise<void> {
  if (isExpired) {
    addAccount();
    return;
  }
  const obstacle = await switchAccount(id);
  if (obstacle === undefined) sayWhoIsHere(name);
  else if (obstacle === 'full') {
    toast({
      tone: 'error',
      title: t`The account could not be changed: this device has no room to keep both.`,
    });
  } else {
    // Its time ended since the list was shown.
    addAccount();
  }
}

/** The key of an account: the one at this place of the list, from 1 on. */
export function changeAccountByPlace(place: number): void {
  const account = accounts()[place - 1];
  if (!account || account.isCurrent) return;
  if (!account.isExpired) {
    void changeAccount(account);
    return;
  }
  // A key that leads away from the page would surprise.
  const { name: accountName } = account;
  toast({
    tone: 'warning',
    title: t`The login of ${accountName} is no longer valid.`,
    action: { label: t`Sign in again`, onClick: addAccount },
  });
}

/** Takes an account off this device, and says who is here now, and what happens to its changes that wait. */
export async function logOutOf({ id, name: accountName, waiting, isCurrent }: Account): Promise<void> {
  const next = await removeAccount(id);
  toast({ title: titleOf(accountName, next, isCurrent), ...waitingNote(waiting) });
}

function titleOf(accountName: string, next: Account | undefined, wasCurrent: boolean): string {
  if (next) return t`${accountName} is logged out. Switched to ${{ nextName: next.name }}.`;
  return wasCurrent ? t`You are logged out.` : t`${accountName} is logged out.`;
}

/** Takes an account off this device with what it has changed here: the user was asked. */
export async function removeForGood({ id, name: accountName, isCurrent }: Account): Promise<void> {
  try {
    await forgetAccount(id);
  } catch {
    toast({ tone: 'error', title: t`The changes of ${accountName} could not be deleted from this device.` });
    return;
  }
  const next = accounts().find((account) => account.isCurrent);
  toast({
    title:
      isCurrent && next
        ? t`${accountName} is removed from this device. Switched to ${{ nextName: next.name }}.`
        : t`${accountName} is removed from this device.`,
  });
}

/** Logs the present account out. */
export function logOut(): void {
  const current = accounts().find(({ isCurrent }) => isCurrent);
  if (current) {
    void logOutOf(current);
    return;
  }
  // Its profile is not known yet.
  signOut();
  toast({ title: t`You are logged out.` });
}

export function sayWhoIsHere(accountName: string): void {
  toast({ title: t`Switched to ${accountName}.` });
}

/** Changes that could not be sent stay on this device, under the account that made them. */
export function waitingNote(count: number): { readonly body?: string } {
  if (count === 0) return {};
  return {
    body: plural(count, {
      one: '1 change waiting. They are sent when you log in again.',
      other: '# changes waiting. They are sent when you log in again.',
    }),
  };
}
