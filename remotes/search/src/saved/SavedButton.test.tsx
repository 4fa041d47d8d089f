/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showRoute } from '@tsugi/ui/testing';
import { PinnedSearches } from './PinnedSearches.tsx';
import { SavedButton } from './SavedButton.tsx';
import { changeSaved, deleteSaved, savedSearches } from './saved-searches.ts';

const PATH = '/search/anime?genre=Drama';

function Page() {
  return (
    <>
      <PinnedSearches path={PATH} />
      <SavedButton path={PATH} title="Drama anime" />
    </>
  );
}

beforeEach(() => {
  for (const { id } of savedSearches()) deleteSaved(id);
});

const open = async () => {
  showRoute({ path: '*', Component: Page }, PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
  return await screen.findByRole('dialog', { name: 'Saved searches' });
};

it('a search gets a name, stands above the results, and is taken away again', async () => {
  const dialog = await open();
  const field = await within(dialog).findByRole('textbox', { name: 'Save this search as' });
  expect(field).toHaveValue('Drama anime');
  await userEvent.clear(field);
  await userEvent.type(field, 'Sad ones');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const rows = within(dialog).getByRole('list', { name: 'Saved searches' });
  expect(within(rows).getByRole('link', { name: 'Sad ones' })).toHaveAttribute('href', PATH);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unpin Sad ones' }));
  await waitFor(() => expect(savedSearches()[0]?.isPinned).toBe(false));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Sad ones' }));
  expect(savedSearches()).toEqual([]);
});

it('a pinned search says how many titles are new', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const id = savedSearches()[0]?.id ?? '';
  act(() => changeSaved(id, { path: '/search/manga', look: { at: 0, newestId: 9, count: 3 } }));
  const nav = await screen.findByRole('navigation', { name: 'Saved searches', hidden: true });
  expect(nav).toHaveTextContent('Drama anime3 new');
  act(() => changeSaved(id, { look: { at: 0, newestId: 9, count: 25 } }));
  await waitFor(() => expect(nav).toHaveTextContent('25+ new'));
});
