/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch.tsx';

it('turns on by a press on its label', async () => {
  const onChange = jest.fn();
  render(<Switch label="Search MAL" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('Search MAL'));
  expect(onChange).toHaveBeenCalledWith(true);
});

it('turns off by the keyboard', async () => {
  const onChange = jest.fn();
  render(<Switch label="Private" checked onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('switch', { name: 'Private' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(false);
});

it('does nothing while it is disabled', async () => {
  const onChange = jest.fn();
  render(<Switch label="Search MAL" checked={false} disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Search MAL'));
  expect(onChange).not.toHaveBeenCalled();
});
