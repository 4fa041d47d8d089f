/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { Description } from './Description.tsx';

function show(source: string | null) {
  const router = createMemoryRouter([{ path: '*', element: <Description source={source} /> }]);
  render(<RouterProvider router={router} />);
}

it('shows the text at once, and the spoiler once it is opened', async () => {
  show('# Harbour\n\nIt is <i>dark</i>. ~!He is alive.!~');
  expect(screen.getByText(/It is dark/)).toBeVisible();
  expect(screen.queryByText('He is alive.')).not.toBeInTheDocument();

  await userEvent.click(await screen.findByRole('button', { name: 'Spoiler, click to view' }));
  expect(screen.getByText('He is alive.')).toBeVisible();
});

it('says that there is nothing to read yet', () => {
  show(null);
  expect(screen.getByText('There is no description yet.')).toBeVisible();
});
