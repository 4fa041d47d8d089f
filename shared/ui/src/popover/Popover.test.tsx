/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pill } from '../chip/Pill.tsx';
import { Popover } from './Popover.tsx';

it('opens beside its trigger and closes by a press outside', async () => {
  render(
    <>
      <Popover label="Year" trigger={<Pill label="Year" />}>
        <input aria-label="From" />
      </Popover>
      <p>outside</p>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Year', expanded: false });
  await userEvent.click(trigger);
  expect(await screen.findByRole('dialog', { name: 'Year' })).toContainElement(
    screen.getByRole('textbox', { name: 'From' }),
  );
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByText('outside'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
