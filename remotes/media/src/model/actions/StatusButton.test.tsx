/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusButton, type StatusButtonProps } from './StatusButton.tsx';

function show(props: Partial<StatusButtonProps> = {}) {
  const onStatus = jest.fn();
  render(
    <StatusButton
      entry={{ status: 'CURRENT', progress: 5 }}
      type="ANIME"
      total={12}
      isSaving={false}
      isWaiting={false}
      onStatus={onStatus}
      onEdit={() => {}}
      onIntent={() => {}}
      {...props}
    />,
  );
  return onStatus;
}

it('shows the own status and opens the menu at the first press', async () => {
  const onStatus = show();
  await userEvent.click(screen.getByRole('button', { name: 'Watching · 5 of 12' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Watching' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Completed' }));
  expect(onStatus).toHaveBeenCalledWith('COMPLETED');
});

it('shows the own score beside the status, a face by its name', async () => {
  show({ entry: { status: 'COMPLETED', progress: 12 }, score: '8.5' });
  expect(screen.getByRole('button', { name: 'Completed · 8.5' })).toBeVisible();
  show({ entry: { status: 'COMPLETED', progress: 12 }, score: '🙂' });
  expect(screen.getByRole('button', { name: 'Completed · Good' })).toBeVisible();
});

it('stays the same element until a press ends, so that no press is lost', async () => {
  show();
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Watching · 5 of 12' });
  await user.pointer([{ target: button }, { keys: '[MouseLeft>]', target: button }]);
  await import('./StatusMenu.tsx');
  await act(async () => {});
  expect(button).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await screen.findByRole('menu')).toBeVisible();
});

it('opens with the arrow key of its first use', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toBeVisible();
});

it('can be used with the keyboard alone', async () => {
  const onStatus = show({ entry: null, type: 'MANGA' });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitemradio', { name: 'Reading' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onStatus).toHaveBeenCalledTimes(1);
});

it('leads to the editor of all fields, which may load with the menu', async () => {
  const onEdit = jest.fn();
  const onIntent = jest.fn();
  show({ onEdit, onIntent });
  await userEvent.click(screen.getByRole('button', { name: 'Watching · 5 of 12' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Score, dates, notes…' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(onIntent).toHaveBeenCalled();
});
