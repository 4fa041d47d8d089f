/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BatchProgress, batches, useBatchProgress } from '@tsugi/data/batches';
import { Toaster } from '@tsugi/ui/components';
import { BatchLines } from './BatchLines.tsx';

const actions = {
  pause: jest.fn(),
  resume: jest.fn(),
  cancel: jest.fn(),
  previewUndo: jest.fn(),
  undo: jest.fn(),
};
jest.mock('@tsugi/data/batches', () => ({
  ...jest.requireActual('@tsugi/data/batches'),
  batches: jest.fn(),
  useBatchProgress: jest.fn(),
}));
jest.mock('@tsugi/data/status', () => ({ useOnline: () => true }));
jest.mock('../links/use-frame-links.ts', () => ({ useFrameLinks: () => [] }));

const running: BatchProgress = {
  id: '1',
  action: 'edit',
  isDeletion: false,
  state: 'running',
  total: 300,
  confirmed: 120,
  refused: 0,
  changedElsewhere: 0,
  requestsLeft: 8,
};

function show(...progress: readonly BatchProgress[]) {
  jest.mocked(useBatchProgress).mockReturnValue(progress);
  // The page needs these alone.
  jest.mocked(batches).mockReturnValue(actions as unknown as ReturnType<typeof batches>);
  render(
    <>
      <main id="main" tabIndex={-1} />
      <BatchLines />
      <Toaster />
    </>,
  );
}

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue('2');
  actions.previewUndo.mockResolvedValue({ changes: 300, leftAlone: [] });
});

it('shows how far a batch got, pauses it and cancels its rest', async () => {
  show(running);
  const line = screen.getByRole('region', { name: 'Changing 300 entries' });
  expect(line).toHaveTextContent('120 of 300');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(actions.pause).toHaveBeenCalledWith('1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the rest' }));
  expect(actions.cancel).toHaveBeenCalledWith('1');
});

it('resumes one that is paused', async () => {
  show({ ...running, state: 'paused' });
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(actions.resume).toHaveBeenCalledWith('1');
});

it('tells the outcome to screen readers too, takes it back, and is gone then', async () => {
  show({ ...running, state: 'done', confirmed: 298, refused: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('298 entries changed, 298 of 300 done, 2 refused');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(actions.undo).toHaveBeenCalledWith('1');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /entries changed/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('main')).toHaveFocus();
});

it('stays and says so when there is nothing to take back, or the disk is full', async () => {
  actions.undo
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  show({ ...running, state: 'done', confirmed: 300 });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Nothing of it is left to take back.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('The changes on this device could not be read or stored.'),
  ).toBeInTheDocument();
});

it('names what will be left alone before it takes anything back', async () => {
  actions.previewUndo.mockResolvedValue({ changes: 298, leftAlone: ['Paper Moon', 'Night Train'] });
  show({ ...running, state: 'done', confirmed: 300 });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'These hold something else by now, and are left alone: Paper Moon, Night Train',
  );
  expect(actions.undo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo 298 changes' }));
  expect(actions.undo).toHaveBeenCalledTimes(1);
});

it('is dismissed one by one', async () => {
  show({ ...running, state: 'done' }, { ...running, id: '2', action: 'undo', state: 'cancelled' });
  expect(screen.getByRole('region', { name: /entries changed/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  expect(screen.queryByRole('region', { name: /entries changed/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: /taken back/ })).toBeInTheDocument();
});
