/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { type AuthUser, useAuth } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { useParsedManifests } from '../../remotes/use-parsed-manifests.ts';
import { SettingsPage } from './SettingsPage.tsx';

const isDesk = jest.fn(() => true);
jest.mock('@tsugi/ui/components', () => ({
  ...jest.requireActual('@tsugi/ui/components'),
  useMediaQuery: () => isDesk(),
}));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: () => 'https://tracker.example/authorize',
  useAuth: jest.fn(),
}));
jest.mock('../../remotes/use-parsed-manifests.ts', () => ({ useParsedManifests: jest.fn() }));
// What a section of the shell shows is not looked at here.
jest.mock('./sections.ts', () => ({ SECTIONS: { appearance: () => 'The look' } }));
jest.mock('./own-sections.ts', () => ({
  OWN_SECTIONS: [{ id: 'appearance', title: 'Appearance', order: 40 }],
}));

const section = (id: string, order: number) => ({
  ...{ type: 'settings-section', id, title: `Title of ${id}`, order },
  ...{ audience: 'signed-in', widget: `settings-${id}` },
});

beforeEach(() => {
  isDesk.mockReturnValue(true);
  jest.mocked(useParsedManifests).mockReturnValue([
    {
      name: 'profile',
      contributions: [section('lists', 20), section('account', 10), section('appearance', 1)],
    },
  ]);
});

async function show(path: string, isSignedIn = true) {
  // The status alone is read.
  const viewer = { name: 'aoi' } as AuthUser;
  jest
    .mocked(useAuth)
    .mockReturnValue(isSignedIn ? { status: 'signed-in', viewer } : { status: 'signed-out' });
  const { loadWidget } = installTestHost();
  loadWidget.mockImplementation(async (remote, widget) => ({
    status: 'ready',
    value: () => `${widget} of ${remote}`,
  }));
  const router = createMemoryRouter([{ path: '/settings/:section?', Component: SettingsPage }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}

const links = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('sections of remotes and of the shell stand in one order, and the first one is open; a remote takes no place of the shell', async () => {
  await show('/settings');
  expect(links()).toEqual(['Title of account', 'Title of lists', 'Appearance']);
  expect(await screen.findByText('settings-account of profile')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Title of account' })).toHaveAttribute('aria-current', 'page');
});

test('another section replaces the first one', async () => {
  await show('/settings');
  await userEvent.click(screen.getByRole('link', { name: 'Title of lists' }));
  expect(await screen.findByText('settings-lists of profile')).toBeInTheDocument();
  expect(screen.queryByText('settings-account of profile')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Appearance' }));
  expect(await screen.findByText('The look')).toBeInTheDocument();
});

test('signed out, a section of this device is open, and one of the account says that it needs a login', async () => {
  await show('/settings', false);
  expect(screen.getByText('The look')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Title of account' }));
  expect(await screen.findByText('These settings belong to your account')).toBeInTheDocument();
  expect(screen.queryByText('settings-account of profile')).not.toBeInTheDocument();
});

test('on a phone the list of the sections is a page of its own', async () => {
  isDesk.mockReturnValue(false);
  await show('/settings');
  expect(links()).toHaveLength(3);
  expect(screen.queryByText('settings-account of profile')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Title of lists' }));
  expect(await screen.findByText('settings-lists of profile')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(links()).toHaveLength(3);
});

test('a section that is not there is said as such', async () => {
  await show('/settings/nothing');
  expect(screen.getByText('There is no such section')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All settings' })).toHaveAttribute('href', '/settings');
});
