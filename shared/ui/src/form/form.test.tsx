/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tsugi/i18n';
import { useState } from 'react';
import { CheckField, FaceField, NumberField, SelectField, StarField } from './index.ts';

function Progress({ start = 0, onValue = () => {} }: { start?: number; onValue?: (value: number) => void }) {
  const [value, setValue] = useState(start);
  return (
    <NumberField
      label="Episodes"
      value={value}
      max={12}
      suffix="/ 12"
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

function Score() {
  const [value, setValue] = useState(0);
  return <NumberField label="Episodes" value={value} max={10} step={0.1} onChange={setValue} emptyText="–" />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Episodes' });

it('clamps a number as it is typed, and never takes the letter e', async () => {
  const onValue = jest.fn();
  render(<Progress onValue={onValue} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '1e9');
  expect(field()).toHaveValue(12);
  expect(onValue).toHaveBeenLastCalledWith(12);
});

it('counts with its buttons, which stop at the ends', async () => {
  render(<Progress start={11} />);
  await userEvent.click(screen.getByRole('button', { name: 'More episodes' }));
  expect(field()).toHaveValue(12);
  expect(screen.getByRole('button', { name: 'More episodes' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Less episodes' }));
  expect(field()).toHaveValue(11);
});

it('shows zero again when it is left empty', async () => {
  render(<Progress start={5} />);
  await userEvent.clear(field());
  expect(field()).toHaveValue(null);
  await userEvent.tab();
  expect(field()).toHaveValue(0);
});

it('follows a value that comes from elsewhere, and says when it is no number', () => {
  const { rerender } = render(<NumberField label="Episodes" value={3} onChange={() => {}} />);
  rerender(<NumberField label="Episodes" value={7} onChange={() => {}} />);
  expect(field()).toHaveValue(7);
  rerender(<NumberField label="Episodes" value={Number.NaN} onChange={() => {}} />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a number');
});

it('names its buttons by what they count, whose capital German keeps within a sentence', () => {
  const { unmount } = render(<NumberField label="Folgen" value={3} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'Less folgen' })).toBeEnabled();
  unmount();
  setLanguage('de');
  render(<NumberField label="Folgen" value={3} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'Less Folgen' })).toBeEnabled();
  setLanguage('en');
});

it('keeps one decimal where a step of a tenth is set', async () => {
  render(<Score />);
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '8.56');
  await userEvent.tab();
  expect(field()).toHaveValue('8.6');
});

it('reads a decimal behind a comma, steps by a tenth with the arrow keys, and refuses what is no number', async () => {
  render(<Score />);
  await userEvent.type(field(), '7,5');
  expect(field()).toHaveAttribute('aria-valuenow', '7.5');
  await userEvent.type(field(), '{ArrowUp}');
  expect(field()).toHaveValue('7.6');
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('7.4');
  await userEvent.clear(field());
  await userEvent.type(field(), '7,,5');
  expect(field()).toBeInvalid();
});

function Stars({ Field }: { readonly Field: typeof StarField | typeof FaceField }) {
  const [value, setValue] = useState(0);
  return (
    <>
      <Field label="Score" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['stars', StarField, '3 stars', 3],
  ['faces', FaceField, 'Good', 3],
] as const)('takes %s back with a second press, and with Space', async (_name, Field, label, value) => {
  render(<Stars Field={Field} />);
  const mark = screen.getByRole('radio', { name: label });
  await userEvent.click(mark);
  expect(screen.getByRole('status')).toHaveTextContent(String(value));
  await userEvent.click(mark);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  await userEvent.click(mark);
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

it('has a placeholder that cannot be chosen', () => {
  render(
    <SelectField
      label="Status"
      value={null}
      placeholder="Not on your list"
      options={[{ value: 'CURRENT', label: 'Watching' }]}
      onChange={() => {}}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Not on your list');
  expect(screen.getByRole('option', { name: 'Not on your list' })).toBeDisabled();
});

it('ticks a box by its label, and describes it', async () => {
  const onChange = jest.fn();
  render(<CheckField label="Private" hint="Only you see it" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('Private'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'Private' })).toHaveAccessibleDescription('Only you see it');
});
