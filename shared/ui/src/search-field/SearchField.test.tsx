/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { SearchField } from './SearchField.tsx';

function Search({ start = '', onClear }: { readonly start?: string; readonly onClear?: () => void }) {
  const [text, setText] = useState(start);
  return <SearchField label="Search anime" value={text} onChange={setText} onClear={onClear} />;
}

it('takes text', async () => {
  render(<Search />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search anime' }), 'moon');
  expect(screen.getByRole('searchbox')).toHaveValue('moon');
});

it('is emptied by its button and retains the focus', async () => {
  const onClear = jest.fn();
  render(<Search start="moon" onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search anime' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is emptied by Escape', async () => {
  render(<Search start="moon" />);
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('provides its input to a ref', () => {
  const ref = createRef<HTMLInputElement>();
  const { unmount } = render(<SearchField label="Search" value="" onChange={() => undefined} ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('searchbox'));
  unmount();
  expect(ref.current).toBeNull();
});
