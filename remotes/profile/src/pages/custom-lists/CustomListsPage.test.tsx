/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type AuthUser, read, refreshViewer, useAuth, useQuery } from '@tsugi/data';
import { type BatchProgress, batches, useBatchProgress } from '@tsugi/data/batches';
import { useMutation } from '@tsugi/data/mutations';
import { ready } from '@tsugi/data/testing';
import { toast } from '@tsugi/ui';
import { showPage } from '../../testing/show-page.tsx';
import { CustomListsPage } from './CustomListsPage.tsx';
import { useListCounts } from './use-list-counts.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: () => 'https://service.example/login',
  read: jest.fn(),
  refreshViewer: jest.fn(async () => undefined),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/mutations', () => ({ useMutation: jest.fn() }));
jest.mock('@tsugi/data/batches', () => ({ batches: jest.fn(), useBatchProgress: jest.fn(() => []) }));
jest.mock('./use-list-counts.ts', () => ({ useListCounts: jest.fn() }));
jest.mock('@tsugi/ui', () => ({ ...jest.requireActual('@tsugi/ui'), toast: jest.fn(() => jest.fn()) }));

const SETTINGS = {
  anime: { customLists: ['Best'], sectionOrder: ['Best', 'Watching'], isCompletedSplit: false },
  manga: { customLists: [], sectionOrder: [], isCompletedSplit: false },
};
const MEMBERS = [{ mediaId: 1, entryId: 11, title: 'Paper Moon', customLists: ['Best'] }];

const run = jest.fn();
const start = jest.fn();
const membersOf = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  run.mockResolvedValue(true);
  start.mockResolvedValue('batch');
  membersOf.mockResolvedValue(MEMBERS);
  jest.mocked(useBatchProgress).mockReturnValue([]);
  jest.mocked(useMutation).mockReturnValue({ run, isRunning: false, error: undefined });
  // The page calls these alone.
  jest
    .mocked(batches)
    .mockReturnValue({ start, read: jest.fn() } as Partial<ReturnType<typeof batches>> as ReturnType<
      typeof batches
    >);
  jest
    .mocked(useListCounts)
    .mockReturnValue({ counts: { Best: 1 }, error: undefined, retry: jest.fn(), membersOf });
  jest.mocked(read).mockResolvedValue(SETTINGS);
});

function show(viewerName = 'aoi', settings = SETTINGS) {
  // The page reads the name and the id.
  const viewer = { id: 1, name: viewerName } as AuthUser;
  jest
    .mocked(useAuth)
    .mockReturnValue(viewerName === '' ? { status: 'signed-out' } : { status: 'signed-in', viewer });
  jest.mocked(useQuery).mockReturnValue(ready(settings));
  return showPage('/user/:name/lists', CustomListsPage, '/user/aoi/lists');
}

const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('list', { name: 'Sections of the list' })).getAllByRole('listitem');

it('shows the sections in the order of their owner, and of their own lists how many titles they have', async () => {
  show();
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('BestYour own list, 1 title');
  expect(rows()[1]).toHaveTextContent('WatchingSection of the tracker');
  expect(
    within(rows()[1] ?? document.body).queryByRole('button', { name: /Delete/ }),
  ).not.toBeInTheDocument();
});

it('a new list is sent with those that the service has now', async () => {
  jest
    .mocked(read)
    .mockResolvedValue({ ...SETTINGS, anime: { ...SETTINGS.anime, customLists: ['Best', 'Elsewhere'] } });
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'New list' }), ' Later ');
  await userEvent.click(button('Create list'));
  await waitFor(() => expect(refreshViewer).toHaveBeenCalled());
  expect(run.mock.calls[0]?.[0].animeListOptions.customLists).toEqual(['Best', 'Elsewhere', 'Later']);
  expect(screen.getByRole('textbox', { name: 'New list' })).toHaveValue('');
});

it('a name that is taken cannot be sent, and says why', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'New list' }), 'best');
  expect(screen.getByRole('textbox', { name: 'New list' })).toHaveAccessibleDescription(
    'You have a list of this name.',
  );
  expect(button('Create list')).toBeDisabled();
});

it('a list that could not be made keeps its name in the field', async () => {
  run.mockResolvedValue(undefined);
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'New list' }), 'Later');
  await userEvent.click(button('Create list'));
  await waitFor(() => expect(run).toHaveBeenCalled());
  expect(screen.getByRole('textbox', { name: 'New list' })).toHaveValue('Later');
});

it('without the service nothing is sent, a message says so, and the name stays in the field', async () => {
  jest.mocked(read).mockRejectedValue(new ApiError('offline', { source: 'tracker' }));
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'New list' }), 'Later');
  await userEvent.click(button('Create list'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'The lists were not changed' })),
  );
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'New list' })).toHaveValue('Later');
  expect(button('Create list')).toBeEnabled();
});

it('a device that stores nothing is said as such', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  start.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  show();
  await userEvent.click(button('Delete Best'));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.stringMatching(/^The changes could not be stored/) }),
    ),
  );
});

it('while a list is renamed, nothing else is done with it, and its new name is taken', async () => {
  const renaming = { id: 'b', action: 'rename-list', state: 'running', type: 'ANIME' } as const;
  // The page reads these alone.
  jest.mocked(useBatchProgress).mockReturnValue([renaming as unknown as BatchProgress]);
  jest.mocked(batches).mockReturnValue({
    start,
    read: async () => ({ ...renaming, detail: { from: 'Best', to: 'The best' } }),
  } as unknown as ReturnType<typeof batches>);
  show();
  expect(await screen.findByText('Is being changed …')).toBeInTheDocument();
  expect(button('Rename Best')).toBeDisabled();
  expect(button('Delete Best')).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'New list' }), 'the best');
  expect(button('Create list')).toBeDisabled();
});

it('a renaming says how many titles it concerns, and begins with the entries that the service has', async () => {
  show();
  await userEvent.click(button('Rename Best'));
  const dialog = await screen.findByRole('dialog', { name: 'Rename “Best”' });
  expect(dialog).toHaveTextContent('1 title moves to the new name.');
  const field = within(dialog).getByRole('textbox', { name: 'New name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'The best');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    action: 'rename-list',
    changes: [{ mediaId: 1, after: { customLists: ['The best'] } }],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a renaming to a list that is there moves the titles onto it', async () => {
  const anime = { ...SETTINGS.anime, customLists: ['Best', 'The best'] };
  jest.mocked(read).mockResolvedValue({ ...SETTINGS, anime });
  show('aoi', { ...SETTINGS, anime });
  await userEvent.click(button('Rename Best'));
  const field = await screen.findByRole('textbox', { name: 'New name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'the best');
  expect(screen.getByText(/^You have a list “The best”: 1 title moves onto it/)).toBeInTheDocument();
  await userEvent.click(button('Rename'));
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    detail: { from: 'Best', to: 'The best' },
    prepare: { options: { customLists: ['Best', 'The best'] } },
    changes: [{ after: { customLists: ['The best'] } }],
  });
});

it('a renaming without the service does not begin, and keeps what was typed', async () => {
  membersOf.mockRejectedValue(new ApiError('offline', { source: 'tracker' }));
  show();
  await userEvent.click(button('Rename Best'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'New name' }), ' of all');
  await userEvent.click(button('Rename'));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'New name' })).toHaveValue('Best of all');
});

it('asks before a list is deleted, and says how many titles it concerns', async () => {
  show();
  await userEvent.click(button('Delete Best'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('1 title is taken off it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    conclude: { kind: 'delete-custom-list', type: 'ANIME', name: 'Best' },
  });
});

it('on the page of another user, and signed out, it says whose it is', async () => {
  show('rin');
  expect(await screen.findByText('This page is for aoi alone')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your own' })).toHaveAttribute('href', '/user/rin/lists');
});

it('signed out, it invites to log in', async () => {
  show('');
  expect(await screen.findByText('Log in to use this page')).toBeInTheDocument();
});
