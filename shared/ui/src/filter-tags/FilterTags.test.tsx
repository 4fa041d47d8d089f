/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterTags } from './FilterTags.tsx';

it('names what is set, lets each be removed, and says why one has no effect', async () => {
  const onRemove = jest.fn();
  const onClearAll = jest.fn();
  const award = { key: 'genre Award', label: 'Award', disabledReason: 'AniList has no such genre.' };
  render(
    <FilterTags
      label="Filters"
      tags={[{ key: 'year', label: '2022' }, award]}
      onRemove={onRemove}
      onClearAll={onClearAll}
      count="33 results"
    />,
  );
  expect(screen.getByText('33 results')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Filters without effect' })).getByText(/no such genre/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Award' }));
  expect(onRemove).toHaveBeenCalledWith(award);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClearAll).toHaveBeenCalledTimes(1);
});

it('has all of what a tag shortens as its title and in the name of its button', () => {
  const sites = { key: 'sites', label: 'Crunchyroll +1', fullLabel: 'Crunchyroll, Netflix' };
  render(<FilterTags label="Filters" tags={[sites]} onRemove={() => {}} onClearAll={() => {}} />);
  expect(screen.getByTitle('Crunchyroll, Netflix')).toHaveTextContent('Crunchyroll +1');
  expect(screen.getByRole('button', { name: 'Remove Crunchyroll, Netflix' })).toBeVisible();
});

it('says the language of a name, and in a sentence about it of the name alone', () => {
  const genre = { lang: 'en', disabledReason: 'Unknown.' };
  const tags = [
    { key: 'Drama', label: 'Drama', ...genre },
    { key: 'not Music', label: 'nicht Music', name: 'Music', ...genre },
  ];
  render(<FilterTags label="Filters" tags={tags} onRemove={() => {}} onClearAll={() => {}} />);
  const list = within(screen.getByRole('list', { name: 'Filters' }));
  expect(list.getByText('Drama')).toHaveAttribute('lang', 'en');
  expect(list.getByText('Music')).toHaveAttribute('lang', 'en');
  expect(list.getByText('nicht')).not.toHaveAttribute('lang');
  expect(screen.getByText('nicht Music')).not.toHaveAttribute('lang');
  expect(screen.getByRole('button', { name: 'Remove nicht Music' })).toBeVisible();
});

it('shows the count alone when nothing is set', () => {
  render(
    <FilterTags label="Filters" tags={[]} onRemove={() => {}} onClearAll={() => {}} count="28+ results" />,
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('28+ results')).toBeVisible();
});

function Removable() {
  const [tags, setTags] = useState(['TV', '2022', 'Drama'].map((label) => ({ key: label, label })));
  return (
    <>
      <div>
        <button type="button" aria-haspopup="dialog">
          Genres
        </button>
      </div>
      {tags.length > 0 && (
        <FilterTags
          label="Filters"
          tags={tags}
          onRemove={(tag) => setTags(tags.filter((one) => one !== tag))}
          onClearAll={() => setTags([])}
        />
      )}
    </>
  );
}

it('keeps the focus beside the removed filter, and after the last one in the filter bar', async () => {
  render(<Removable />);
  screen.getByRole('button', { name: 'Remove 2022' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Drama' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove TV' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Genres' })).toHaveFocus();
});

it('moves the focus to the filter bar when all filters are removed', async () => {
  render(<Removable />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('button', { name: 'Genres' })).toHaveFocus();
});
