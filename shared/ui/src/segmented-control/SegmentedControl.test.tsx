/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

function TypeChoice({ onChange }: { readonly onChange: (value: string) => void }) {
  const [type, setType] = useState<'anime' | 'manga' | 'media'>('anime');
  return (
    <SegmentedControl
      label="Type"
      value={type}
      onChange={(value) => {
        setType(value);
        onChange(value);
      }}
      options={[
        { value: 'anime', label: 'Anime' },
        { value: 'manga', label: 'Manga' },
        { value: 'media', label: 'All', icon: <svg aria-hidden="true" />, iconOnly: true },
      ]}
    />
  );
}

it('is a named group of which one is chosen', async () => {
  const onChange = jest.fn();
  render(<TypeChoice onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Anime' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Manga' }));
  expect(onChange).toHaveBeenCalledWith('manga');
  expect(screen.getByRole('radio', { name: 'Manga' })).toBeChecked();
});

it('follows the arrow keys', async () => {
  const onChange = jest.fn();
  render(<TypeChoice onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['manga'], ['media']]);
});

it('names an option that shows only an icon', () => {
  render(<TypeChoice onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'All' })).not.toBeChecked();
});
