/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { favouriteMutation } from './definitions/favourite-mutation.ts';
import { pageChanges } from './page-changes.ts';
import { pageChangeWriter } from './page-outbox.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';

function setUp() {
  const layer = installTestLayer(() => new Promise(() => {}));
  layer.auth.signIn('t'.repeat(60));
  const toggle = () =>
    pageChangeWriter().change(
      favouriteMutation('anime', 5),
      { isFavourite: false, favourites: null },
      { isFavourite: true },
      'Cat Weather',
    );
  return { ...layer, toggle };
}

it('does not load the code of the outbox while that is empty', async () => {
  const { optimistic } = setUp();
  const { result } = renderHook(useWaitingChanges);
  await act(async () => optimistic.reload());
  expect(result.current.changes).toEqual([]);
  expect(pageChanges().outbox).toBeUndefined();
});

it('lists the changes of an earlier page, which nothing of this page has read', async () => {
  const { optimistic, clock, toggle } = setUp();
  toggle();
  await clock.advance(5_000);
  // The same storage in a page that has just begun.
  delete pageChanges().outbox;
  const { result } = renderHook(useWaitingChanges);
  expect(result.current.changes).toEqual([]);
  await waitFor(() => expect(result.current.changes).toMatchObject([{ title: 'Cat Weather' }]));
  await act(async () => optimistic.reload());
  expect(result.current.changes).toHaveLength(1);
});

it('lists a change of this page once it has waited', async () => {
  const { clock, toggle } = setUp();
  const { result } = renderHook(useWaitingChanges);
  act(toggle);
  expect(result.current.changes).toEqual([]);
  await act(() => clock.advance(5_000));
  expect(result.current.changes).toMatchObject([{ title: 'Cat Weather', about: 'favourite' }]);
});
