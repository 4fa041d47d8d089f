/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type AuthUser, read, useAuth, useQuery } from '@tsugi/data';
import { batches } from '@tsugi/data/batches';
import { listCard, ready } from '@tsugi/data/testing';
import { Toaster } from '@tsugi/ui/components';
import { showRoute } from '@tsugi/ui/testing';
import { loadOwnList } from '../../model/own-list.ts';
import { type FakeLists, fakeOwnLists } from '../../testing/fake-own-list.ts';
import { ImportPage } from './ImportPage.tsx';
import { closeImport } from './open-import.ts';
import type { ImportMedia } from './worker/import-lookup.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
  read: jest.fn(),
}));
jest.mock('@tsugi/data/batches', () => ({ batches: jest.fn() }));
jest.mock('../../model/own-list.ts', () => ({ loadOwnList: jest.fn() }));
// jsdom's files have no bytes: what is read of them has its own test.
jest.mock('../../model/list-file/read-file-text.ts', () => ({
  readFileText: (file: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(file);
    }),
}));

const start = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  start.mockResolvedValue('batch');
  const estimate = async () => ({ changes: 2, requests: 3, duration: 150_000 });
  // The page calls these alone.
  jest
    .mocked(batches)
    .mockReturnValue({ start, estimate } as Partial<ReturnType<typeof batches>> as ReturnType<
      typeof batches
    >);
});
afterEach(() => act(() => closeImport()));

function show(lists: FakeLists = {}) {
  const list = { customLists: ['Best'], advancedScoringEnabled: false, advancedScoring: [] };
  // The page reads these members alone.
  const viewer = {
    id: 1,
    name: 'aoi',
    scoreFormat: 'POINT_10_DECIMAL',
    animeList: list,
    mangaList: list,
  } as unknown as AuthUser;
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer });
  jest.mocked(loadOwnList).mockImplementation(fakeOwnLists(lists));
  return showRoute({ path: '/user/:name/import', Component: ImportPage }, '/user/aoi/import');
}

const media = (id: number): ImportMedia => ({
  id,
  idMal: null,
  title: `Title ${id}`,
  format: 'TV',
  seasonYear: 2024,
  cover: null,
  color: null,
});

const choose = (content: string, name = 'lists.csv') =>
  userEvent.upload(screen.getByLabelText('File with lists'), new File([content], name), {
    applyAccept: false,
  });
const row = (title: string) =>
  screen.findByRole('checkbox', { name: `Import ${title}` }).then((box) => box.closest('li') ?? box);

const TABLE = `type,mediaId,title,progress,score
ANIME,1,Paper Moon,9,8
ANIME,2,Tea,3,
ANIME,77,Unknown,1,
ANIME,5,Too good,1,2000`;

it('shows what a file would change, and hands over what is chosen', async () => {
  jest.mocked(read).mockResolvedValue([media(2)]);
  show({ ANIME: [listCard(1, { progress: 4 })] });
  await choose(TABLE);
  expect(await row('Title 1')).toHaveTextContent('Episodes 4 → becomes 9');
  expect(await row('Title 2')).toHaveTextContent('Status Planning · Episodes 3');
  expect(screen.getByText('The tracker does not know this title.')).toBeInTheDocument();
  expect(screen.getByText('The score 2000 is not between 0 and 10.')).toBeInTheDocument();
  expect(screen.getByText('2 rows cannot be imported as they are.')).toBeInTheDocument();
  // Own entries stay as they are until the user says otherwise.
  expect(screen.getByRole('checkbox', { name: 'Import Title 1' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'File wins' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Import Title 1' })).toBeChecked());

  await userEvent.click(screen.getByRole('button', { name: 'Import 2 titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import this?' });
  expect(await within(dialog).findByText('1 title is added to your lists')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('1 of your entries changes');
  expect(dialog).toHaveTextContent('Sending them takes 3 requests and 3 minutes.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 2 titles' }));
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(start).toHaveBeenCalledWith({
    action: 'import',
    type: 'ANIME',
    detail: { file: 'lists.csv' },
    changes: [
      {
        mediaId: 1,
        entryId: 1001,
        title: 'Title 1',
        before: { progress: 4, score: 0 },
        after: { progress: 9, score: 8 },
      },
      { mediaId: 2, title: 'Title 2', after: { status: 'PLANNING', progress: 3 } },
    ],
  });
});

it('a file that is dropped anywhere on the page is taken, and a text is not', async () => {
  jest.mocked(read).mockResolvedValue([media(2)]);
  show({ ANIME: [listCard(1, { progress: 4 })] });
  const transfer = (files: readonly File[]) => ({
    dataTransfer: { files, types: files.length > 0 ? ['Files'] : ['text/plain'] },
  });
  expect(fireEvent.dragOver(document.body, transfer([]))).toBe(true);
  expect(fireEvent.drop(document.body, transfer([]))).toBe(true);
  const file = new File([TABLE], 'lists.csv');
  // The browser would open it.
  expect(fireEvent.dragOver(document.body, transfer([file]))).toBe(false);
  expect(fireEvent.drop(document.body, transfer([file]))).toBe(false);
  expect(await row('Title 1')).toBeInTheDocument();
});

it('a file with which the installed app is opened is taken; one that cannot be read is said to be so', async () => {
  let launch: (files: readonly object[]) => void = () => undefined;
  Object.assign(window, {
    launchQueue: {
      setConsumer: (consumer: (params: object) => void) => {
        launch = (files) => consumer({ files });
      },
    },
  });
  show();
  render(<Toaster />);
  await screen.findByText('Choose a file, or drop one here');
  act(() => launch([]));
  act(() => launch([{ getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }]));
  expect(await screen.findByText('The file could not be opened')).toBeInTheDocument();
  expect(screen.getByText('Choose a file, or drop one here')).toBeInTheDocument();
  const open = (content: string, name: string) =>
    act(async () => launch([{ getFile: async () => new File([content], name) }]));
  await open(TABLE, 'launched.csv');
  expect(await screen.findByText('launched.csv')).toBeInTheDocument();
  // The open file stays, with what was chosen of it, until it is closed.
  await open(TABLE, 'next.csv');
  expect(screen.getByText('launched.csv')).toBeInTheDocument();
  act(() => closeImport());
  expect(await screen.findByText('next.csv')).toBeInTheDocument();
});

it('the choice of a row is kept, and filters show a part of the rows', async () => {
  jest.mocked(read).mockResolvedValue([media(2), media(77)]);
  show({ ANIME: [listCard(1, { progress: 4 })] });
  await choose(TABLE);
  await userEvent.click((await screen.findByRole('checkbox', { name: 'Import Title 2' })) as HTMLElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 title' })).toBeEnabled());
  await userEvent.click(screen.getByRole('radio', { name: 'New 2' }));
  await waitFor(() => expect(screen.queryByText('Title 1')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('checkbox', { name: '1 of 2 rows chosen' }));
  expect(await screen.findByRole('button', { name: 'Import 2 titles' })).toBeEnabled();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the rows of the file' }), '77');
  await waitFor(() => expect(screen.queryByText('Title 2')).not.toBeInTheDocument());
});

it('a file without differences is said to be there already', async () => {
  show({ ANIME: [listCard(1, { progress: 9, score: 8, score100: 80 })] });
  await choose('type,mediaId,title,progress,score\nANIME,1,Paper Moon,9,8');
  expect(
    await screen.findByRole('heading', { name: 'Your lists have all of this already' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('a file of another product is refused, and another one can be chosen', async () => {
  show();
  await choose('{"lists": []}', 'other.json');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'other.json cannot be importedThis JSON is no export of lists. It may belong to another product.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});

it('goes on where the service failed', async () => {
  jest.mocked(read).mockRejectedValueOnce(new ApiError('server', { source: 'tracker' }));
  jest.mocked(read).mockResolvedValueOnce([media(2)]);
  show();
  await choose('type,mediaId,title\nANIME,2,Tea');
  expect(await screen.findByText('The titles of the file could not be looked up')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Title 2')).toBeInTheDocument();
});

it('the user says which title a row without an id is', async () => {
  jest.mocked(useQuery).mockReturnValue(ready([media(8), media(9)]));
  show();
  await choose('type,title,progress\nANIME,Paper Moon,3');
  await userEvent.click(await screen.findByRole('button', { name: 'Find titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which title is it?' });
  expect(within(dialog).getByRole('searchbox')).toHaveValue('Paper Moon');
  await userEvent.click(within(dialog).getByRole('button', { name: /Title 9/ }));
  expect(await row('Title 9')).toHaveTextContent('New');
});

it('what this device cannot store is not lost', async () => {
  start.mockRejectedValue(new Error('Disk full'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(read).mockResolvedValue([media(2)]);
  show();
  await choose('type,mediaId,title\nANIME,2,Tea');
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 title' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: /^Import/ });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The changes could not be stored on this device',
  );
  expect(confirm).toBeEnabled();
});

it('asks before choices are dropped for another file', async () => {
  jest.mocked(read).mockResolvedValue([media(2)]);
  show();
  await choose('type,mediaId,title\nANIME,2,Tea');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Import Title 2' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled());
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  const question = await screen.findByRole('alertdialog', { name: 'Choose another file?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});

it('custom lists that the account does not have are made first, if the user wants them', async () => {
  jest.mocked(read).mockResolvedValue([media(2)]);
  show({ ANIME: [listCard(1)] });
  await choose(
    'type,mediaId,title,customLists\nANIME,2,Tea,"[""Best"",""Rainy""]"\nANIME,1,Moon,"[""Rainy""]"',
  );
  const box = await screen.findByRole('checkbox', {
    name: 'Create a custom list that the file has and you do not: Rainy',
  });
  expect(screen.getByRole('radio', { name: 'Same 1' })).toBeInTheDocument();
  await userEvent.click(box);
  expect(await screen.findByRole('radio', { name: 'Changed 1' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 title' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: /^Import/ });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    changes: [{ mediaId: 2, after: { customLists: ['Best', 'Rainy'] } }],
    prepare: { kind: 'list-options', type: 'ANIME', options: { customLists: ['Best', 'Rainy'] } },
  });
});
