/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceSettings } from '@tsugi/contract/device-settings';
import { installTestHost } from '@tsugi/contract/testing';
import type { AuthUser } from '@tsugi/data';
import type { Account } from '@tsugi/data/accounts';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { useFrameLinks } from '../links/use-frame-links.ts';
import { AccountButton } from './AccountButton.tsx';

jest.mock('../links/use-frame-links.ts', () => ({ useFrameLinks: jest.fn() }));
const data = {
  useAccounts: jest.fn(),
  accounts: jest.fn(),
  readOtherCounts: jest.fn(),
  addAccount: jest.fn(),
  switchAccount: jest.fn(),
  removeAccount: jest.fn(),
  forgetAccount: jest.fn(),
  signOutOfAll: jest.fn(),
};
jest.mock('@tsugi/data/accounts', () => data);

const aoi: Account = { id: 1, name: 'aoi', waiting: 0, isExpired: false, isCurrent: true };
const ren: Account = { id: 2, name: 'ren', unread: 12, waiting: 0, isExpired: false, isCurrent: false };
const mio: Account = { id: 3, name: 'mio', waiting: 2, isExpired: true, isCurrent: false };

function show(accounts: readonly Account[] = [aoi], isSignedIn = true) {
  installTestHost();
  jest.mocked(useFrameLinks).mockReturnValue([]);
  data.useAccounts.mockReturnValue(accounts);
  data.accounts.mockReturnValue(accounts);
  data.switchAccount.mockResolvedValue(undefined);
  data.removeAccount.mockResolvedValue(undefined);
  data.forgetAccount.mockResolvedValue(undefined);
  const onLogout = jest.fn();
  // Name and picture are read.
  const viewer = isSignedIn ? ({ name: 'aoi', avatar: { large: null } } as AuthUser) : undefined;
  const element = <AccountButton viewer={viewer} isSignedIn={isSignedIn} onLogout={onLogout} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return onLogout;
}

afterEach(() => jest.clearAllMocks());

test('the first press opens the menu, whose code comes with it', async () => {
  const onLogout = show();
  await userEvent.click(screen.getByRole('button', { name: 'Account, aoi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(data.removeAccount).toHaveBeenCalledWith(1);
});

test('the menu chooses the theme', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Account, aoi' }));
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(deviceSettings().theme).toBe('dark');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('the accounts say what is unread and what waits, and a press makes one the present one', async () => {
  show([aoi, ren, mio]);
  await userEvent.click(screen.getByRole('button', { name: 'Account, aoi' }));
  const group = await screen.findByRole('group', { name: 'Accounts' });
  expect(within(group).getByRole('menuitemradio', { name: 'aoi' })).toBeChecked();
  expect(
    within(group).getByRole('menuitemradio', { name: 'mio Sign in again, 2 changes waiting' }),
  ).toBeVisible();
  expect(data.readOtherCounts).toHaveBeenCalledTimes(1);
  await userEvent.click(within(group).getByRole('menuitemradio', { name: 'ren 12 unread notifications' }));
  expect(data.switchAccount).toHaveBeenCalledWith(2);
});

test('an account that has to log in again leads to the provider, also while none is the present one', async () => {
  show([mio], false);
  await userEvent.click(screen.getByRole('button', { name: 'Accounts on this device' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^mio/ }));
  expect(data.addAccount).toHaveBeenCalledTimes(1);
  expect(data.switchAccount).not.toHaveBeenCalled();
  expect(screen.queryByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument();
});

test('an account that is removed loses what waits and its history: the user is asked first', async () => {
  show([aoi, mio]);
  await userEvent.click(screen.getByRole('button', { name: 'Account, aoi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage accounts' }));
  const remove = await screen.findByRole('button', { name: 'Remove mio from this device' });
  await userEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Remove mio from this device?' });
  expect(question).toHaveTextContent('2 changes were not sent yet and are lost.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(data.forgetAccount).not.toHaveBeenCalled();
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(data.forgetAccount).toHaveBeenCalledWith(3);
});
