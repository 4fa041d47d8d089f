/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type AuthUser, useAuth, usePages, useQuery } from '@tsugi/data';
import { saveFavourites } from '@tsugi/data/mutations';
import { ready, readyPages } from '@tsugi/data/testing';
import { toast } from '@tsugi/ui';
import { profile } from '../../testing/profile.ts';
import { showPage } from '../../testing/show-page.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
  usePages: jest.fn(),
}));
jest.mock('@tsugi/data/mutations', () => ({ saveFavourites: jest.fn() }));
jest.mock('@tsugi/ui', () => ({ ...jest.requireActual('@tsugi/ui'), toast: jest.fn(() => jest.fn()) }));

const favourite = (kind: 'anime' | 'studios', id: number, name: string) => ({
  kind,
  id,
  name,
  image: null,
  color: null,
  order: id,
});

const ITEMS = [
  favourite('anime', 1, 'Paper Moon'),
  favourite('anime', 2, 'Cat Weather'),
  favourite('studios', 3, 'Inkwell'),
];

const reload = jest.fn();

function show(viewerId: number | undefined) {
  // The page reads the id alone.
  const viewer = { id: viewerId } as AuthUser;
  jest
    .mocked(useAuth)
    .mockReturnValue(viewerId === undefined ? { status: 'signed-out' } : { status: 'signed-in', viewer });
  jest.mocked(useQuery).mockReturnValue(ready(profile()));
  jest.mocked(usePages).mockReturnValue({ ...readyPages(ITEMS), retry: reload });
  return showPage('/user/:name/favourites', FavouritesPage, '/user/aoi/favourites');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const anime = () =>
  within(screen.getByRole('list', { name: 'Favourite animes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function startReorder() {
  show(7);
  await press('Reorder');
  await screen.findByRole('button', { name: 'Delete Paper Moon' });
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  jest.mocked(saveFavourites).mockReset();
  jest.mocked(toast).mockClear();
});

test('only the owner can arrange favourites', () => {
  const { unmount } = show(1);
  expect(screen.queryByRole('button', { name: 'Reorder' })).not.toBeInTheDocument();
  unmount();
  show(undefined);
  expect(screen.queryByRole('button', { name: 'Reorder' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inkwell' })).toHaveAttribute('href', '/ani/studio/3/inkwell');
});

test('what is deleted is sent by Save, and by nothing before', async () => {
  jest.mocked(saveFavourites).mockResolvedValue();
  await startReorder();
  await press('Delete Paper Moon');
  expect(anime()).toEqual(['Cat Weather']);
  expect(screen.getByRole('button', { name: 'Delete Cat Weather' })).toHaveFocus();
  expect(saveFavourites).not.toHaveBeenCalled();
  await press('Save');
  expect(jest.mocked(saveFavourites).mock.calls).toEqual([
    [expect.objectContaining({ order: {}, removed: [{ kind: 'anime', id: 1 }] })],
  ]);
  expect(await screen.findByRole('button', { name: 'Reorder' })).toHaveFocus();
  // Until the tracker's response is there, it shows what was saved.
  expect(anime()).toEqual(['Cat Weather']);
});

test('a section whose last favourite was deleted is gone with Save', async () => {
  jest.mocked(saveFavourites).mockResolvedValue();
  await startReorder();
  await press('Delete Inkwell');
  await press('Save');
  await screen.findByRole('button', { name: 'Reorder' });
  expect(screen.queryByRole('heading', { name: 'Favourite studios' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Favourite animes' })).toBeVisible();
});

test('a deletion can be undone in its place, and Cancel forgets all of them', async () => {
  await startReorder();
  await press('Delete Paper Moon');
  const [message] = jest.mocked(toast).mock.lastCall ?? [];
  expect(message).toMatchObject({ action: { label: 'Undo' } });
  act(() => message?.action?.onClick());
  expect(await screen.findByRole('button', { name: 'Delete Paper Moon' })).toBeVisible();
  expect(anime()).toEqual(['Paper Moon', 'Cat Weather']);
  await press('Delete Cat Weather');
  await press('Cancel');
  expect(anime()).toEqual(['Paper Moon', 'Cat Weather']);
  await press('Reorder');
  await press('Save');
  expect(saveFavourites).not.toHaveBeenCalled();
});

test('a refused save goes back to the previous order, says so, and logs it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const refusal = new ApiError('server', { source: 'tracker' });
  jest.mocked(saveFavourites).mockRejectedValue(refusal);
  await startReorder();
  await press('Delete Paper Moon');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Reorder' })).toBeVisible();
  expect(anime()).toEqual(['Paper Moon', 'Cat Weather']);
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ tone: 'error', title: 'mutation failed' }),
  );
  expect(log).toHaveBeenCalledWith('mutation failed', refusal);
  log.mockRestore();
});

test('deletions that the tracker has confirmed before a refusal stay, and the page reads what the tracker has', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(saveFavourites).mockImplementation(({ removed, onConfirmed }) => {
    if (removed[0]) onConfirmed?.(removed[0]);
    return Promise.reject(new ApiError('validation', { source: 'tracker' }));
  });
  await startReorder();
  await press('Delete Paper Moon');
  await press('Delete Inkwell');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Reorder' })).toBeVisible();
  expect(anime()).toEqual(['Cat Weather']);
  expect(screen.getByRole('link', { name: 'Inkwell' })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(jest.mocked(toast).mock.lastCall?.[0].body).toMatch(
    /^1 of 2 were deleted. “Inkwell” is still a favourite./,
  );
  log.mockRestore();
});

describe('an arrangement that was left without saving it', () => {
  async function leave() {
    const { unmount } = show(7);
    await press('Reorder');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Paper Moon' }));
    unmount();
  }

  test('is offered on return, and goes on where it was', async () => {
    jest.mocked(saveFavourites).mockResolvedValue();
    await leave();
    show(7);
    expect(screen.getByRole('status')).toHaveTextContent('You left with an arrangement that was not saved.');
    expect(anime()).toEqual(['Paper Moon', 'Cat Weather']);
    await press('Go on with it');
    expect(anime()).toEqual(['Cat Weather']);
    await press('Save');
    expect(saveFavourites).toHaveBeenCalledWith(
      expect.objectContaining({ order: {}, removed: [{ kind: 'anime', id: 1 }] }),
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is forgotten by Discard', async () => {
    await leave();
    const { unmount } = show(7);
    await press('Discard');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    unmount();
    show(7);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is not offered to another user, nor when its storage is damaged', async () => {
    await leave();
    const { unmount } = show(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    unmount();
    sessionStorage.setItem('tsugi:favourites-draft:7', '{"order":{"anime":["x"]},"removed":[null]}');
    show(7);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
