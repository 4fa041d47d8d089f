/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type PagesState } from '@tsugi/data';
import { readyPages } from '@tsugi/data/testing';
import { EndlessPeople } from './EndlessPeople.tsx';

const retry = jest.fn();
const error = new ApiError('server', { source: 'tracker' });

function show(pages: Partial<PagesState<string>>) {
  render(
    <EndlessPeople
      pages={{ ...readyPages(), retry, ...pages }}
      hasVoices={false}
      emptyText="Nobody is listed yet."
      errorText="The staff could not be loaded"
    >
      {(items) => <p>{items.join(', ')}</p>}
    </EndlessPeople>,
  );
}

beforeEach(() => jest.clearAllMocks());

it('shows who there is', () => {
  show({ items: ['Rin', 'Aoi'] });
  expect(screen.getByText('Rin, Aoi')).toBeVisible();
});

it('says that there are no people', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('Nobody is listed yet.');
});

it('says what happened when the first page fails, and tries again', async () => {
  show({ status: 'error', error });
  expect(screen.getByRole('alert')).toHaveTextContent('The staff could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('shows the loaded people when a later page fails', async () => {
  show({ items: ['Rin'], hasNextPage: true, error });
  expect(screen.getByText('Rin')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
