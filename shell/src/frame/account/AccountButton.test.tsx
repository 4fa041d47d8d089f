/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceSettings } from '@tsugi/contract/device-settings';
import { installTestHost } from '@tsugi/contract/testing';
import type { AuthUser } from '@tsugi/data';
import { useFrameLinks } from '../links/use-frame-links.ts';
import { AccountButton } from './AccountButton.tsx';

jest.mock('../links/use-frame-links.ts', () => ({ useFrameLinks: jest.fn() }));

function show() {
  installTestHost();
  jest.mocked(useFrameLinks).mockReturnValue([]);
  const onLogout = jest.fn();
  // Name and picture are read.
  const viewer = { name: 'aoi', avatar: { large: null } } as AuthUser;
  render(<AccountButton viewer={viewer} onLogout={onLogout} />);
  return onLogout;
}

test('the first press opens the menu, whose code comes with it', async () => {
  const onLogout = show();
  await userEvent.click(screen.getByRole('button', { name: 'Account, aoi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('the menu chooses the theme', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Account, aoi' }));
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(deviceSettings().theme).toBe('dark');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
