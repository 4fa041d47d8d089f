/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('shows the count alone when nothing is set', () => {
  render(
    <FilterTags label="Filters" tags={[]} onRemove={() => {}} onClearAll={() => {}} count="28+ results" />,
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('28+ results')).toBeVisible();
});
