/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { favouriteMutation } from './definitions/definition-of.ts';
import { pageOutbox } from './outbox.ts';
import { pageChanges } from './page-changes.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';

function setUp() {
  const layer = installTestLayer(() => new Promise(() => {}));
  layer.auth.signIn('t'.repeat(60));
  const toggle = () =>
    pageOutbox().change(
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

describe('the list of waiting changes', () => {
  const { key } = favouriteMutation('anime', 5);

  /** A change that has waited, with a service that is there again. */
  async function setUpWaiting() {
    // jsdom has none.
    Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
    const layer = setUp();
    act(layer.toggle);
    pageOutbox().setProgress(key, {
      done: [],
      waits: { reason: 'limit', at: layer.clock.now(), until: layer.clock.now() + 90_000 },
    });
    const view = renderHook(useWaitingChanges);
    return { ...layer, ...view, current: () => view.result.current };
  }

  it('says what the user set, and why it waits', async () => {
    const { current } = await setUpWaiting();
    expect(current()).toMatchObject({ reason: 'limit' });
    expect(current().changes).toEqual([
      { key, about: 'favourite', title: 'Cat Weather', mine: { isFavourite: true }, conflict: undefined },
    ]);
  });

  it('has no reason while nothing was tried in vain', async () => {
    const { current, optimistic } = await setUpWaiting();
    act(() => pageOutbox().setProgress(key, { done: [] }));
    act(() => optimistic.reload());
    expect(current()).toMatchObject({ reason: undefined, changes: [] });
  });

  it('names the members that another device has changed too', async () => {
    const { current } = await setUpWaiting();
    const conflict = { members: ['isFavourite'], server: { isFavourite: false } };
    act(() => pageOutbox().setProgress(key, { done: [], conflict }));
    expect(current().changes).toMatchObject([{ conflict }]);
  });

  it('is sent at once when the user asks for it', async () => {
    const { current, clock } = await setUpWaiting();
    act(() => current().sendNow());
    await waitFor(() => expect(pageChanges().queue).toBeDefined());
    const retry = jest.spyOn(pageChanges().queue ?? fail(), 'retry');
    act(() => current().sendNow());
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    await act(() => clock.advance(0));
  });

  it("takes the user's choice", async () => {
    const { current } = await setUpWaiting();
    const server = { isFavourite: false, favourites: null };
    act(() => pageOutbox().setProgress(key, { done: [], conflict: { members: ['isFavourite'], server } }));
    act(() => current().choose(key, 'server'));
    await waitFor(() => expect(pageOutbox().get(key)?.conflict).toBeUndefined());
    expect(pageOutbox().get(key)?.wanted).toEqual(server);
  });

  it('is that of the account that signs in', async () => {
    const { current, auth, optimistic } = await setUpWaiting();
    act(() => void auth.signIn('u'.repeat(60)));
    act(() => optimistic.reload());
    expect(current().changes).toEqual([]);
  });
});

function fail(): never {
  throw new Error('No queue');
}
