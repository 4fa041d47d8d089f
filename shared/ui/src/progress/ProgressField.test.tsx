/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dismissToast, toastMessages } from '../toast/toast.ts';
import { ProgressField, type ProgressFieldProps, ProgressRow } from './index.ts';

const onSave = jest.fn();

function Episodes({
  start = 7,
  as: Field = ProgressField,
  ...props
}: { start?: number; as?: typeof ProgressField } & Partial<ProgressFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field
        title="Salt"
        noun="episode"
        total={12}
        value={value}
        onSave={(next) => {
          onSave(next);
          setValue(next);
        }}
        {...props}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

beforeEach(() => onSave.mockClear());
afterEach(() => {
  for (const { id } of toastMessages()) dismissToast(id);
});

const number = (text = '7/12') => screen.getByRole('button', { name: `${text} episodes, change: Salt` });
const field = () => screen.getByRole('textbox', { name: 'Number of episodes: Salt' });

async function type(text: string): Promise<void> {
  await userEvent.click(number());
  expect(await screen.findByRole('textbox')).toHaveFocus();
  // All of it is selected: what is typed takes its place.
  await userEvent.keyboard(text);
}

it('becomes a field by a press, and Enter saves once and gives the focus back to the number', async () => {
  render(<Episodes />);
  await type('9');
  expect(field()).toHaveValue('9');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSave.mock.calls).toEqual([[9]]);
  expect(number('9/12')).toHaveFocus();
});

it('saves when it is left, and Escape leaves it as it was', async () => {
  render(<Episodes />);
  await type('9');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onSave.mock.calls).toEqual([[9]]);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await userEvent.click(number('9/12'));
  await userEvent.keyboard('3{Escape}');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(number('9/12')).toHaveFocus();
});

it('saves nothing when nothing was typed, or the same number', async () => {
  render(<Episodes />);
  await type('{Backspace}{Enter}');
  await type('7{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

it('refuses a number out of range with a reason, and never saves a part of it', async () => {
  render(<Episodes />);
  await type('130{Enter}');
  expect(field()).toHaveValue('130');
  expect(field()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('There are only 12 episodes');
  expect(field()).toHaveAccessibleDescription('There are only 12 episodes');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(number()).toBeVisible();
  expect(toastMessages()).toMatchObject([{ title: 'Salt: not saved', body: 'There are only 12 episodes' }]);
});

it('counts down and up from what is typed, saves each step, and stays open', async () => {
  render(<Episodes />);
  await userEvent.click(number());
  await userEvent.click(screen.getByRole('button', { name: 'Minus one episode: Salt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Minus one episode: Salt' }));
  expect(onSave.mock.calls).toEqual([[6], [5]]);
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  await userEvent.keyboard('10');
  await userEvent.click(screen.getByRole('button', { name: 'Plus one episode: Salt' }));
  expect(onSave).toHaveBeenLastCalledWith(11);
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(3);
});

it('steps stop at both ends without dropping the focus', async () => {
  render(<Episodes start={1} as={ProgressRow} />);
  const minus = screen.getByRole('button', { name: 'Minus one episode: Salt' });
  minus.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSave.mock.calls).toEqual([[0]]);
  expect(minus).toHaveFocus();
  expect(minus).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the keys of its field to itself: a form around it is not sent', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Episodes />
    </form>,
  );
  await type('9{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('has another text when one is given, and takes any number while the total is unknown', async () => {
  render(<Episodes total={null} text="7 of your 12 episodes" saysUnit />);
  await userEvent.click(screen.getByRole('button', { name: '7 of your 12 episodes, change: Salt' }));
  await userEvent.keyboard('600{Enter}');
  expect(onSave).toHaveBeenCalledWith(600);
});
