/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthUser, useAuth } from '@tsugi/data';
import { type Batch, type BatchChange, batches, type Verdict } from '@tsugi/data/batches';
import { showPage } from '../../testing/show-page.tsx';
import { ChangesPage } from './ChangesPage.tsx';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useAuth: jest.fn() }));
jest.mock('@tsugi/data/batches', () => ({
  ...jest.requireActual('@tsugi/data/batches'),
  batches: jest.fn(),
}));

const NONE: readonly [] = [];
const undo = jest.fn();
const previewUndo = jest.fn();
const history = jest.fn<Promise<readonly Batch[]>, []>();

const confirmed: Verdict = { state: 'confirmed' };
const entry = (mediaId: number, change: Partial<BatchChange> = {}): BatchChange => ({
  mediaId,
  entryId: mediaId,
  title: `Title ${mediaId}`,
  before: { status: 'CURRENT' },
  after: { status: 'PAUSED' },
  ...change,
});
const single: Batch = {
  id: '3',
  at: Date.now() - 60_000,
  action: 'single',
  state: 'done',
  changes: [
    entry(7, {
      title: 'Paper Moon',
      before: { status: 'CURRENT', progress: 3 },
      after: { status: 'CURRENT', progress: 4 },
    }),
  ],
  verdicts: [confirmed],
};
const edit: Batch = {
  id: '2',
  at: Date.now() - 3_600_000,
  action: 'edit',
  type: 'ANIME',
  state: 'done',
  changes: [entry(1), entry(2), entry(3, { before: { status: 'PLANNING' } })],
  verdicts: [confirmed, { state: 'refused', reason: 'Not Found.' }, { state: 'changed-elsewhere' }],
};

function show(found: readonly Batch[] | Error, name = 'aoi') {
  history.mockReset();
  if (found instanceof Error) history.mockRejectedValue(found);
  else history.mockResolvedValue(found);
  undo.mockReset().mockResolvedValue('9');
  previewUndo.mockReset().mockResolvedValue({ changes: 1, leftAlone: [] });
  // The page needs these alone.
  jest.mocked(batches).mockReturnValue({
    history,
    undo,
    previewUndo,
    progress: () => NONE,
    subscribe: () => () => {},
  } as never);
  // And this of the viewer.
  jest.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    viewer: { id: 1, name: 'aoi', scoreFormat: 'POINT_10' } as AuthUser,
  });
  return showPage('/user/:name/changes', ChangesPage, `/user/${name}/changes`);
}

test('a change by itself stands there with what it was before, and is taken back', async () => {
  show([single]);
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(/Paper Moon.*1 minute ago.*Progress 3 → becomes 4/);
  await userEvent.click(within(item).getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledWith('3');
  // The button goes once it is taken back.
  await waitFor(() => expect(item).toHaveFocus());
});

test('an undo names beforehand what it will leave alone, and asks', async () => {
  show([edit]);
  const leftAlone = Array.from({ length: 7 }, (_, index) => `Title ${index + 1}`);
  previewUndo.mockResolvedValue({ changes: 2, leftAlone });
  const undoButton = await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(undoButton);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'These hold something else by now, and are left alone: Title 1, Title 2, Title 3, Title 4, Title 5, 2 more',
  );
  expect(undoButton).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(undoButton).toHaveFocus();
  await userEvent.click(undoButton);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo 2 changes' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(undo).toHaveBeenCalledWith('2');
});

test('an undo of which nothing is left says so, and starts nothing', async () => {
  show([single]);
  previewUndo.mockResolvedValue({ changes: 0, leftAlone: ['Paper Moon'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('are left alone: Paper Moon');
  expect(screen.queryByRole('button', { name: /^Undo \d/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(undo).not.toHaveBeenCalled();
});

test.each([
  ['many entries that were not asked about', edit, 1],
  ['a single entry while the service does not respond', single, 0],
])('an undo of %s', async (_what, batch, questions) => {
  show([batch]);
  previewUndo.mockResolvedValue({ changes: batch.changes.length, leftAlone: undefined });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      screen.queryAllByText('What has been changed since is left alone, and named afterwards.'),
    ).toHaveLength(questions),
  );
  expect(undo).toHaveBeenCalledTimes(1 - questions);
});

test('a batch says what it changed and what became of it, and each entry on request', async () => {
  show([edit]);
  const [item] = await screen.findAllByRole('listitem');
  expect(item).toHaveTextContent(
    /3 entries changed.*Status: Paused.*1 of 3 done, 1 refused, 1 changed elsewhere/,
  );
  await userEvent.click(screen.getByText('Show 3 entries'));
  expect(screen.getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/ani/anime/1/title-1');
  expect(screen.getByText('Refused: Not Found.')).toBeInTheDocument();
  expect(screen.getByText('Changed elsewhere')).toBeInTheDocument();
});

test.each<[Partial<Batch>, string]>([
  [{}, '3 entries changed'],
  [{ state: 'running' }, 'Changing 3 entries'],
  [{ state: 'paused' }, 'Changing 3 entries'],
  [{ state: 'cancelled' }, '3 entries changed'],
  [{ action: 'undo', undoes: '1', state: 'running' }, 'Taking 3 changes back'],
  [{ state: 'running', changes: [1, 2].map((id) => ({ mediaId: id, title: '' })) }, 'Deleting 2 entries'],
])('a batch is named by what it does or has done: %j', async (batch, title) => {
  show([{ ...edit, ...batch }]);
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('what was taken back is not offered again, and what was left alone is named', async () => {
  const taken: Batch = {
    ...edit,
    id: '4',
    action: 'undo',
    undoes: '2',
    changes: [entry(1), entry(3)],
    verdicts: [confirmed, { state: 'changed-elsewhere' }],
  };
  show([taken, edit]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Left alone, since they hold something else by now: Title 3');
  expect(within(second ?? document.body).getByText('Taken back in part')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test.each<[string, Pick<Batch, 'state' | 'verdicts'>, string | undefined, number]>([
  ['under way', { state: 'paused', verdicts: [{ state: 'waiting' }] }, 'Is being taken back', 0],
  ['done', { state: 'done', verdicts: [confirmed] }, 'Taken back', 1],
  ['refused', { state: 'done', verdicts: [{ state: 'refused', reason: 'No.' }] }, undefined, 1],
  [
    'refused in part',
    { state: 'done', verdicts: [confirmed, { state: 'refused', reason: 'No.' }] },
    'Taken back in part',
    2,
  ],
  ['left alone', { state: 'done', verdicts: [{ state: 'changed-elsewhere' }] }, undefined, 1],
])(
  'a change whose undo is %s says so, and can be taken back when that is not done',
  async (_what, undone, text, buttons) => {
    show([{ ...edit, id: '4', action: 'undo', undoes: '3', ...undone }, single]);
    const items = await screen.findAllByRole('listitem');
    const item = within(items.at(-1) ?? document.body);
    if (text) expect(item.getByText(text)).toBeInTheDocument();
    else expect(item.queryByText(/taken back/i)).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(buttons);
  },
);

test('the other pages of one’s own lists are one press away', async () => {
  show([]);
  const links = within(screen.getByRole('navigation', { name: 'Your lists' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['lists', 'changes', 'export', 'import'].map((page) => `/user/aoi/${page}`),
  );
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Changes');
  expect(await screen.findByText('You have changed nothing on this device yet')).toBeInTheDocument();
});

test('of a long batch some entries are shown at a time', async () => {
  const changes = Array.from({ length: 300 }, (_, index) => entry(index + 1));
  show([{ ...edit, changes, verdicts: changes.map(() => confirmed) }]);
  await userEvent.click(await screen.findByText('Show 300 entries'));
  expect(screen.getAllByRole('link', { name: /^Title/ })).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('link', { name: /^Title/ })).toHaveLength(250);
});

test('without any change it says what stands here', async () => {
  show([]);
  expect(await screen.findByText('You have changed nothing on this device yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your anime list' })).toHaveAttribute(
    'href',
    '/user/aoi/anime',
  );
});

test('a database that cannot be read is said, and asked again', async () => {
  show(new DOMException('no database', 'InvalidStateError'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The changes on this device could not be read')).toBeInTheDocument();
  history.mockResolvedValue([single]);
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('Paper Moon')).toBeInTheDocument());
});

test('another user’s page leads to one’s own, and reads nothing', () => {
  show([single], 'ren');
  expect(screen.getByText('This page is for ren alone')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your own' })).toHaveAttribute('href', '/user/aoi/changes');
  expect(history).not.toHaveBeenCalled();
});
