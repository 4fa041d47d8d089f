/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeReturnPath } from '@tsugi/contract/return-path';
import { type AuthState, useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import { Toaster } from '@tsugi/ui/components';
import { media } from '../testing/media.ts';
import { showPage } from '../testing/show-page.tsx';
import { CardActions } from './CardActions.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  authorizeUrl: () => 'https://provider.example/authorize',
}));
jest.mock('@tsugi/data/mutations', () => ({ useListEntry: jest.fn() }));

function show(status: AuthState['status'], type: 'ANIME' | 'MANGA' = 'ANIME') {
  const undo = jest.fn();
  const save = jest.fn(() => undo);
  jest.mocked(useAuth).mockReturnValue({ status } as AuthState);
  jest.mocked(useListEntry).mockReturnValue({
    entry: null,
    save,
    remove: () => jest.fn(),
    isSaving: false,
    isWaiting: false,
    disabled: false,
    error: undefined,
  });
  const element = (
    <>
      <CardActions media={media(1, 'Paper Moon', { type })} />
      <Toaster />
    </>
  );
  showPage({ path: '/search/anime', element }, '/search/anime?q=moon');
  return { save, undo };
}

it('sets a status with one press and a choice, and takes it back', async () => {
  const { save, undo } = show('signed-in');
  await userEvent.click(screen.getByRole('button', { name: 'Add Paper Moon to the list' }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Planning',
    'Watching',
    'Completed',
    'Rewatching',
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Rewatching' }));
  expect(save).toHaveBeenCalledWith({ status: 'REPEATING' });
  expect(screen.getByText('Paper Moon: Rewatching')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

it('can be used with the keyboard alone, and speaks of reading for a manga', async () => {
  const { save } = show('signed-in', 'MANGA');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitemradio', { name: 'Reading' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});

it('asks a signed-out user to log in, and remembers the page', async () => {
  const { save } = show('signed-out');
  await userEvent.click(screen.getByRole('button', { name: 'Add Paper Moon to the list' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to keep a list' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Log in with AniList' });
  expect(link).toHaveAttribute('href', 'https://provider.example/authorize');
  // jsdom follows no link.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(takeReturnPath()).toBe('/search/anime?q=moon');
  expect(save).not.toHaveBeenCalled();
});
