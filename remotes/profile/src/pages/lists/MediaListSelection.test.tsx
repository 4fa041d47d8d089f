/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthUser, useAuth, useQuery } from '@tsugi/data';
import { type Batches, batches } from '@tsugi/data/batches';
import { peekStored } from '@tsugi/data/stored';
import { listCard, ready } from '@tsugi/data/testing';
import { profile } from '../../testing/profile.ts';
import { showPage } from '../../testing/show-page.tsx';
import { MediaListPage } from './MediaListPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: () => ({ save: () => () => {} }) }));
jest.mock('@tsugi/data/batches', () => ({ batches: jest.fn() }));
jest.mock('@tsugi/data/stored', () => ({
  storedQuery: () => ({ storeName: 'users', key: 'a key' }),
  watchOutdated: () => () => {},
  isStoredFresh: () => true,
  peekStored: jest.fn(),
  clearFirstScreens: () => {},
  expectForInitialPage: () => {},
  noteStored: () => {},
  entryChangesSince: () => [],
  watchChanges: () => () => {},
}));

const entries = [1, 2, 3, 4].map((id) =>
  listCard(id, {
    status: id === 4 ? 'PAUSED' : 'CURRENT',
    progress: 2,
    customLists: { Best: id === 1 },
    media: { episodes: 12, genres: id < 3 ? ['Drama'] : [] },
  }),
);

const start = jest.fn<Promise<string>, Parameters<Batches['start']>>();

beforeEach(() => {
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  start.mockReset().mockResolvedValue('a batch');
  // What the page needs of them.
  const fake: Pick<Batches, 'estimate' | 'start'> = {
    estimate: async ({ changes }) => ({ changes: changes.length, requests: 2, duration: 90_000 }),
    start,
  };
  jest.mocked(batches).mockReturnValue(fake as Batches);
  jest.mocked(useQuery).mockReturnValue(ready<unknown>(profile()));
});

/** The own list, as the user of this name. */
function show(viewer: string, path = '/user/aoi/anime') {
  const user: Partial<AuthUser> = { id: 1, name: viewer };
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewerId: 1, viewer: user as AuthUser });
  const owner = {
    id: 1,
    name: 'aoi',
    avatar: { large: null },
    mediaListOptions: { scoreFormat: 'POINT_10' as const },
    sectionOrder: [],
  };
  const lists = [{ name: 'Watching', isCustomList: false, isCompletedList: false, entries }];
  jest.mocked(peekStored).mockReturnValue({ data: { user: owner, lists }, storedAt: 1, missing: [] });
  showPage('/user/:name/:type/:list?', MediaListPage, path);
  return userEvent.setup();
}

const boxes = () => screen.findAllByRole('checkbox', { name: /^Select Title/ });
const bar = () => screen.findByRole('region', { name: 'Selection' });
const inDialog = async () => within(await screen.findByRole('dialog'));

test('entries are selected, previewed and changed; the selection outlives a filter and ends with the batch', async () => {
  const user = show('aoi');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const [first] = await boxes();
  if (first) await user.click(first);
  expect(within(await bar()).getByRole('status')).toHaveTextContent('1 selected');
  await user.type(screen.getByRole('searchbox'), 'Title 4');
  await waitFor(async () => expect(await boxes()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Select the 1 shown' }));
  await waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent('2 selected'));

  await user.click(within(await bar()).getByRole('button', { name: 'Status' }));
  const dialog = await inDialog();
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Paused');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('1 entry changes.')).toBeInTheDocument();
  expect(dialog.getByText('1 is like that already and is left out.')).toBeInTheDocument();
  expect(dialog.getByText(/takes 2 requests and 2 minutes/)).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'Title 1 Watching becomes Paused' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Apply to 1' }));
  expect(start).toHaveBeenCalledWith({
    action: 'edit',
    type: 'ANIME',
    changes: [
      {
        mediaId: 1,
        entryId: 1001,
        title: 'Title 1',
        before: { status: 'CURRENT' },
        after: { status: 'PAUSED' },
      },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
});

test('what could not be stored is said, and nothing that was chosen is lost', async () => {
  start.mockRejectedValue(new Error('full'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = show('aoi');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 4 shown' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Custom lists' }));
  const dialog = await inDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Best' }), 'Add');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Apply to 3' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('could not be stored on this device');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('combobox', { name: 'Best' })).toHaveDisplayValue('Add');
});

test('deleting shows what goes, and asks first', async () => {
  const user = show('aoi');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 4 shown' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
  const dialog = await inDialog();
  expect(await dialog.findByText(/^4 entries are taken off your list/)).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'Title 1 Watching – 2' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete 4 entries' }));
  expect(start.mock.calls[0]?.[0].changes[0]).toMatchObject({ before: { progress: 2 } });
  expect(start.mock.calls[0]?.[0].changes[0]).not.toHaveProperty('after');
});

test('x on a title begins a selection, Escape ends it, and the focus stays at the title', async () => {
  const user = show('aoi');
  const link = await screen.findByRole('link', { name: 'Title 2' });
  link.focus();
  // The code of the selection comes with the first focus.
  await waitFor(async () => {
    await user.keyboard('x');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeInTheDocument();
  });
  expect(await screen.findByRole('checkbox', { name: 'Select Title 2' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Title 2' })).toHaveFocus();
});

test('a list of another user offers no selection', async () => {
  show('ren');
  expect(await screen.findByRole('link', { name: 'Title 2' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
});
