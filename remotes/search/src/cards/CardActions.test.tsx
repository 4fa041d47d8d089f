/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { ApiError, type AuthState, currentAuth, read, useAuth, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { takeReturnPath } from '@tsugi/data/return-path';
import { LOADING, ready } from '@tsugi/data/testing';
import { Toaster } from '@tsugi/ui/components';
import { showRoute } from '@tsugi/ui/testing';
import type { ReactElement } from 'react';
import type { MalMedia } from '../engines/mal/mal-search.query.ts';
import { media } from '../testing/media.ts';
import { cardActions, malCardActions } from './CardActions.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: jest.fn(),
  read: jest.fn(),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
  authorizeUrl: () => 'https://provider.example/authorize',
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: jest.fn() }));

function show(status: AuthState['status'], actions: ReactElement = cardActions(media(1, 'Paper Moon'))) {
  const undo = jest.fn();
  const save = jest.fn(() => undo);
  jest.mocked(useAuth).mockReturnValue({ status } as AuthState);
  // Only the status is read.
  jest.mocked(currentAuth).mockReturnValue({ status } as AuthState);
  jest.mocked(useListEntry).mockImplementation((_id, entry) => ({
    entry,
    save,
    remove: () => jest.fn(),
    isSaving: false,
    isWaiting: false,
    disabled: false,
    error: undefined,
  }));
  const element = (
    <>
      {actions}
      <Toaster />
    </>
  );
  showRoute({ path: '/search/anime', element }, '/search/anime?q=moon');
  return { save, undo };
}

beforeEach(() => {
  jest.mocked(read).mockReset();
  jest.mocked(useQuery).mockReset().mockReturnValue(LOADING);
});

function Editor({ mediaId, title }: { readonly mediaId?: number; readonly title?: string }) {
  return (
    <p>
      Editor of {mediaId}, {title}
    </p>
  );
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

it('has a plus only where it adds: a title on the list has a pencil', () => {
  const summary = { id: 9, status: 'CURRENT' as const, progress: 3, score: 0 };
  show('signed-in', cardActions(media(1, 'Paper Moon')));
  show('signed-in', cardActions(media(2, 'Moon Bells', { mediaListEntry: summary })));
  const sign = (name: string) => screen.getByRole('button', { name }).innerHTML;
  const plus = sign('Add Paper Moon to the list');
  expect(plus).toContain('<svg');
  expect(sign('Change the list status of Moon Bells')).not.toBe(plus);
});

it('can be used with the keyboard alone, and speaks of reading for a manga', async () => {
  const { save } = show('signed-in', cardActions(media(1, 'Paper Moon', { type: 'MANGA' })));
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

it('opens the editor of the whole entry', async () => {
  show('signed-in');
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue({ status: 'ready', value: Editor });
  await userEvent.click(screen.getByRole('button', { name: 'Add Paper Moon to the list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Score, dates, notes…' }));
  expect(await screen.findByText('Editor of 1, Paper Moon')).toBeVisible();
  expect(loadWidget).toHaveBeenCalledWith('profile', 'list-editor');
});

it('reads the whole entry while its menu is open, so that Undo knows its dates', async () => {
  const summary = { id: 9, status: 'CURRENT' as const, progress: 3, score: 0 };
  const startedAt = { year: 2024, month: 5, day: 1 };
  const card = media(1, 'Paper Moon', { mediaListEntry: summary });
  jest
    .mocked(useQuery)
    .mockImplementation((_operation, variables) =>
      variables ? ready({ media: { ...card, mediaListEntry: { ...summary, startedAt } } }) : LOADING,
    );
  show('signed-in', cardActions(card));
  expect(useQuery).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Change the list status of Paper Moon' }));
  await screen.findByRole('menuitemradio', { name: 'Watching', checked: true });
  expect(useQuery).toHaveBeenLastCalledWith(expect.anything(), { mediaId: 1 });
  expect(useListEntry).toHaveBeenLastCalledWith(1, { ...summary, startedAt }, 'Paper Moon');
});

// The card reads no other member.
const found = { malId: 34 } as MalMedia;

it('looks a title of the MAL-style service up at the tracker with the press', async () => {
  const card = media(7, 'Paper Moon');
  jest.mocked(useQuery).mockReturnValue(ready({ media: { ...card, mediaListEntry: null } }));
  const { save } = show('signed-in', malCardActions({ ...found }, 'anime', 'Paper Moon'));
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Add Paper Moon to the list' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Planning' }));
  expect(jest.mocked(read).mock.calls).toEqual([[expect.anything(), { idMal: 34, type: 'ANIME' }]]);
  expect(useListEntry).toHaveBeenLastCalledWith(7, null, 'Paper Moon');
  expect(save).toHaveBeenCalledWith({ status: 'PLANNING' });
});

it.each([
  ['not-found', 'AniList does not have this title, so it cannot go onto your list.'],
  ['offline', 'The title could not be found on AniList.'],
] as const)('says so when the lookup fails: %s', async (kind, text) => {
  jest.mocked(read).mockRejectedValue(new ApiError(kind, { source: 'tracker' }));
  show('signed-in', malCardActions({ ...found }, 'manga', 'Paper Moon'));
  await userEvent.click(screen.getByRole('button', { name: 'Add Paper Moon to the list' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Paper Moon to the list' })).toBeEnabled();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('asks for a login before it looks anything up', async () => {
  show('signed-out', malCardActions({ ...found }, 'anime', 'Paper Moon'));
  await userEvent.click(screen.getByRole('button', { name: 'Add Paper Moon to the list' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to keep a list' })).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});
