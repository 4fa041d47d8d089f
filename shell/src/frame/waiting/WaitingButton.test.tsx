/** @jest-environment jsdom */

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOnline, useWaitingChanges, type WaitingChange, type WaitingChanges } from '@tsugi/data/status';
import { Toaster } from '@tsugi/ui/components';
import { WaitingButton } from './WaitingButton.tsx';

jest.mock('@tsugi/data/status', () => ({ useOnline: jest.fn(() => true), useWaitingChanges: jest.fn() }));

const favourite: WaitingChange = {
  key: 'favourite/anime/1',
  about: 'favourite',
  title: 'Paper Moon',
  mine: { isFavourite: true },
  conflict: undefined,
};
const entry: WaitingChange = {
  key: 'entry/2',
  about: 'entry',
  title: 'Cat Weather',
  mine: { exists: true, progress: 5 },
  conflict: { members: ['progress'], server: { exists: true, progress: 8 } },
};

function show(changes: readonly WaitingChange[], reason?: WaitingChanges['reason']) {
  const waiting = { changes, reason, sendNow: jest.fn(), choose: jest.fn() };
  jest.mocked(useWaitingChanges).mockReturnValue(waiting);
  return {
    waiting,
    ...render(
      <>
        <WaitingButton />
        <Toaster />
      </>,
    ),
  };
}

it('renders nothing while the outbox is empty', () => {
  show([]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the number of changes, lists them with the reason, and sends them on request', async () => {
  const { waiting } = show([favourite, { ...entry, conflict: undefined }], 'unavailable');
  expect(screen.getByRole('status')).toHaveTextContent('2 changes waiting');
  await userEvent.click(screen.getByRole('button', { name: '2 changes waiting' }));
  const dialog = await screen.findByRole('dialog', { name: '2 changes waiting' });
  expect(dialog).toHaveTextContent('The tracker cannot be reached right now.');
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent('Paper MoonAdded to your favourites');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send now' }));
  expect(waiting.sendNow).toHaveBeenCalledTimes(1);
});

it('does not offer to send without a connection', async () => {
  jest.mocked(useOnline).mockReturnValue(false);
  show([favourite], 'offline');
  await userEvent.click(screen.getByRole('button', { name: '1 change waiting' }));
  const dialog = await screen.findByRole('dialog', { name: '1 change waiting' });
  expect(dialog).toHaveTextContent('You are offline.');
  expect(within(dialog).getByRole('button', { name: 'Send now' })).toBeDisabled();
});

it.each([
  ['Keep mine', 'mine'],
  ['Keep the tracker’s', 'server'],
] as const)('shows both values of a conflict, and passes the choice on: %s', async (name, choice) => {
  const { waiting } = show([entry]);
  const message = 'Cat Weather was changed elsewhere too.';
  expect(screen.getByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1 change needs your choice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which value should stay?' });
  // A toast would cover the list.
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(within(dialog).getByRole('row', { name: 'Progress 5 8' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name }));
  expect(waiting.choose).toHaveBeenCalledWith('entry/2', choice);
});
