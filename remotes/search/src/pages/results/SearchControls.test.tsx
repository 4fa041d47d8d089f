/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SearchType } from '../../model/values.ts';
import { SearchControls, TYPING_PAUSE_MS } from './SearchControls.tsx';

function show(q = '') {
  const onSearch = jest.fn<void, [string]>();
  const onTypeChange = jest.fn<void, [string]>();
  const onEngineChange = jest.fn<void, [string]>();
  const controls = (text: string, type: SearchType) => (
    <SearchControls
      type={type}
      engine="tracker"
      q={text}
      onSearch={onSearch}
      onTypeChange={onTypeChange}
      onEngineChange={onEngineChange}
    />
  );
  const { rerender } = render(controls(q, 'anime'));
  return {
    onSearch,
    onTypeChange,
    onEngineChange,
    urlIs: (text: string) => rerender(controls(text, 'anime')),
    typeIs: (type: SearchType) => rerender(controls(q, type)),
  };
}

const box = () => screen.getByRole('searchbox', { name: 'Search anime' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('searches once the user has paused, with the last text', () => {
  const { onSearch } = show();
  type('mo');
  pause(TYPING_PAUSE_MS - 1);
  type('moon ');
  pause(TYPING_PAUSE_MS - 1);
  expect(onSearch).not.toHaveBeenCalled();
  pause(1);
  expect(onSearch.mock.calls).toEqual([['moon']]);
  expect(box()).toHaveValue('moon ');
});

it('searches at once on Enter, and not again after the pause', () => {
  const { onSearch } = show();
  type('moon');
  fireEvent.submit(box());
  expect(onSearch.mock.calls).toEqual([['moon']]);
  pause(TYPING_PAUSE_MS);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('preserves letters that were typed while the URL was still changing', () => {
  const { urlIs } = show();
  type('moo');
  pause(TYPING_PAUSE_MS);
  type('moon');
  urlIs('moo');
  expect(box()).toHaveValue('moon');
});

it('takes over a text that comes from elsewhere', () => {
  const { onSearch, urlIs } = show('moon');
  urlIs('sun');
  expect(box()).toHaveValue('sun');
  pause(TYPING_PAUSE_MS);
  expect(onSearch).not.toHaveBeenCalled();
});

it('searches for everything after the text was cleared', () => {
  const { onSearch } = show('moon');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search anime' }));
  pause(TYPING_PAUSE_MS);
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(box()).toHaveFocus();
});

it('offers the three types', () => {
  const { onTypeChange } = show();
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(onTypeChange).toHaveBeenCalledWith('media');
});

it('switches to the MAL-style service and says why it cannot for both types at once', () => {
  const { onEngineChange, typeIs } = show();
  fireEvent.click(screen.getByRole('switch', { name: 'Search MAL' }));
  expect(onEngineChange).toHaveBeenCalledWith('mal');
  typeIs('media');
  expect(screen.getByRole('switch', { name: 'Search MAL' })).toBeDisabled();
  expect(screen.getByTitle('MAL searches anime or manga, not both at once')).toBeInTheDocument();
});

it('shows the chosen type before its page is there, and follows the page later on', () => {
  const { typeIs } = show();
  fireEvent.click(screen.getByRole('radio', { name: 'Manga' }));
  expect(screen.getByRole('radio', { name: 'Manga' })).toBeChecked();
  typeIs('manga');
  typeIs('anime');
  expect(screen.getByRole('radio', { name: 'Anime' })).toBeChecked();
});
