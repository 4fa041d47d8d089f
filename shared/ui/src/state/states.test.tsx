/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

it('an error is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="The tracker does not answer." detail="It may be busy." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The tracker does not answer.It may be busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('an error without a remedy offers none', () => {
  render(<ErrorState title="Error user not found" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('an empty place says so and offers its one action', () => {
  render(<EmptyState title="No titles match." action={<button type="button">Clear all</button>} />);
  expect(screen.getByRole('status')).toHaveTextContent('No titles match.');
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
});
