/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FilterBar, type FilterPanelFrame } from './FilterBar.tsx';

type Name = 'genre' | 'sort';
interface Props {
  readonly total: number;
}

function Panel({ name, trigger, open, onOpenChange, total }: Props & FilterPanelFrame<Name>) {
  return (
    <>
      {trigger}
      {open && (
        <button type="button" onClick={() => onOpenChange(false)}>
          close {name} of {total}
        </button>
      )}
    </>
  );
}

function show(load: () => Promise<ComponentType<Props & FilterPanelFrame<Name>>>) {
  render(
    <FilterBar
      load={load}
      panel={{ total: 7 }}
      pills={[
        { name: 'genre', label: 'Genres', count: 2 },
        { name: 'sort', label: 'Sort by', value: 'Title', atEnd: true },
      ]}
    />,
  );
  return userEvent.setup();
}

test('the first press loads the panels and opens the one that was pressed', async () => {
  const load = jest.fn(async () => Panel);
  const user = show(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Genres/ }));
  await user.click(await screen.findByRole('button', { name: 'close genre of 7' }));
  expect(screen.queryByText(/^close/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sort by: Title' })).toBeInTheDocument();
});

test('panels that do not load are loaded by the next press', async () => {
  const load = jest
    .fn<Promise<typeof Panel>, []>()
    .mockRejectedValueOnce(new Error('hovered'))
    .mockRejectedValueOnce(new Error('focused'))
    .mockRejectedValueOnce(new Error('pressed'))
    .mockResolvedValue(Panel);
  const user = show(load);
  await user.click(screen.getByRole('button', { name: /^Genres/ }));
  await user.click(screen.getByRole('button', { name: /^Genres/ }));
  expect(await screen.findByRole('button', { name: 'close genre of 7' })).toBeInTheDocument();
});

test('a page that decides which filter is open is told of each press', async () => {
  const onOpenChange = jest.fn();
  const props = { load: async () => Panel, panel: { total: 7 }, onOpenChange };
  const pills = [{ name: 'genre', label: 'Genres', unavailable: true }] as const;
  const { rerender } = render(<FilterBar<Name, Props> {...props} pills={pills} open={undefined} />);
  const genres = screen.getByRole('button', { name: 'Genres' });
  expect(genres).toHaveAttribute('data-unavailable');
  await userEvent.click(genres);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith('genre'));
  expect(screen.queryByText(/^close/)).not.toBeInTheDocument();
  rerender(<FilterBar<Name, Props> {...props} pills={pills} open="genre" />);
  await userEvent.click(screen.getByRole('button', { name: 'close genre of 7' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(undefined);
});
