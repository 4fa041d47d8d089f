/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField.tsx';

it('has its label as its name and reports every change', async () => {
  const onChange = jest.fn();
  render(<TextField label="Progress" value="" onChange={onChange} inputMode="numeric" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Progress' }), '7');
  expect(onChange).toHaveBeenCalledWith('7');
});

it('says what it is for', () => {
  render(<TextField label="Notes" hint="Only you see them." value="" onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Only you see them.');
});

it('says what is wrong in place of what it is for', () => {
  render(
    <TextField label="Score" hint="0 to 10" error="At most 10." value="11" onChange={() => undefined} />,
  );
  const field = screen.getByRole('textbox', { name: 'Score' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('At most 10.');
});

it('can have many lines', async () => {
  const onChange = jest.fn();
  render(<TextField multiline label="Notes" value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), '{Enter}');
  expect(onChange).toHaveBeenCalledWith('\n');
});
