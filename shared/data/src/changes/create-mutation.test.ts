import type { Cache } from '../cache/cache.ts';
import { FIRST_SCREEN_PREFIX } from '../cache/clear-first-screens.ts';
import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { CLOSING, ON_SENT, REPEATABLE } from '../core/call-keys.ts';
import { keyOf } from '../core/create-call.ts';
import { deleteMediaListEntry } from '../operations/delete-media-list-entry.mutation.ts';
import { saveRecommendation } from '../operations/save-recommendation.mutation.ts';
import { toggleFavourite } from '../operations/toggle-favourite.mutation.ts';
import { viewer } from '../operations/viewer.query.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { createMutation } from './create-mutation.ts';
import { saveFavourites } from './save-favourites.ts';

const TOKEN = 't'.repeat(60);

function setUp({ signedIn = true } = {}) {
  const calls: Call[] = [];
  let response: unknown = null;
  const layer = installTestLayer(async (call) => {
    calls.push(call);
    if (response instanceof Error) throw response;
    return response;
  });
  if (signedIn) layer.auth.signIn(TOKEN);
  const invalidated: ((key: string) => boolean)[] = [];
  const cache: Cache = {
    ...layer.cache,
    invalidate: async (matches) => void invalidated.push(matches),
  };
  const respondWith = (next: unknown) => {
    response = next;
  };
  return { ...layer, calls, invalidated, respondWith, mutate: createMutation({ cache }) };
}

const favourite = { kind: 'staff', id: 7 } as const;

describe('a mutation', () => {
  it('goes through the pipeline past all caches, with the token and first of all', async () => {
    const { calls, mutate } = setUp();
    await expect(mutate(toggleFavourite, favourite)).resolves.toBeNull();
    const [call] = calls;
    expect(call).toMatchObject({
      kind: 'write',
      operation: 'toggle-favourite',
      source: 'tracker',
      key: '',
      mode: 'no-store',
      rule: { type: 'no-store' },
      token: TOKEN,
    });
    expect(call?.request()).toMatchObject({ variables: { staffId: 7 } });
    expect(call?.priority.current()).toBe('interactive');
    expect(call?.signal.aborted).toBe(false);
    expect(call?.context.get(REPEATABLE)).toBe(false);
    expect(call?.context.get(CLOSING)).toBe(false);
    expect(() => call?.context.get(ON_SENT)()).not.toThrow();
  });

  it('notes how it is sent for the steps', async () => {
    const { calls, mutate } = setUp();
    const onSent = jest.fn();
    const { signal } = new AbortController();
    const vote = { mediaId: 1, mediaRecommendationId: 2, rating: 'RATE_UP' } as const;
    await mutate(saveRecommendation, vote, { closing: true, signal, onSent });
    const [call] = calls;
    expect(call?.signal).toBe(signal);
    expect(call?.context.get(REPEATABLE)).toBe(true);
    expect(call?.context.get(CLOSING)).toBe(true);
    expect(call?.context.get(ON_SENT)).toBe(onSent);
  });

  it('makes the results stale that it names, once it is confirmed, and no others', async () => {
    const { invalidated, mutate, respondWith } = setUp();
    await mutate(toggleFavourite, favourite);
    const [matches] = invalidated;
    const keyFor = (operation: string) => `viewer-1/${operation}/1/{}`;
    expect(invalidated).toHaveLength(1);
    expect(matches?.(keyFor('user-favourites'))).toBe(true);
    expect(matches?.(keyFor('media-info'))).toBe(false);
    await mutate(saveRecommendation, { mediaId: 1, mediaRecommendationId: 2, rating: 'RATE_UP' });
    expect(invalidated).toHaveLength(1);
    const refused = new ApiError('validation', { source: 'tracker', status: 400 });
    respondWith(refused);
    await expect(mutate(toggleFavourite, favourite)).rejects.toBe(refused);
    expect(invalidated).toHaveLength(1);
  });

  it('makes the results of every remote stale that depend on what it changes, also of remotes that no list names', async () => {
    const { invalidated, mutate } = setUp();
    await mutate(deleteMediaListEntry, { id: 7 });
    const query = { ...viewer, name: 'some-remote', dependsOn: 'entries' } as const;
    const [matches] = invalidated;
    expect(matches?.(keyOf(query, {}, TOKEN))).toBe(true);
    expect(matches?.(keyOf({ ...viewer, name: 'some-remote' }, {}, TOKEN))).toBe(false);
    expect(matches?.('viewer-1/current-lists/1/{}')).toBe(true);
    await mutate(toggleFavourite, favourite);
    expect(invalidated[1]?.(keyOf(query, {}, TOKEN))).toBe(false);
  });

  it('empties the first-screen cache once it is confirmed: it may show in each stored screen', async () => {
    const { storage, mutate, respondWith } = setUp();
    const name = `${FIRST_SCREEN_PREFIX}.page`;
    storage?.setItem(name, '{}');
    respondWith(new ApiError('validation', { source: 'tracker', status: 400 }));
    await expect(mutate(toggleFavourite, favourite)).rejects.toThrow();
    expect(storage?.getItem(name)).toBe('{}');
    respondWith(null);
    await mutate(toggleFavourite, favourite);
    expect(storage?.getItem(name)).toBeNull();
  });

  it('is an error of the page when no user is signed in', async () => {
    const { calls, mutate } = setUp({ signedIn: false });
    await expect(mutate(toggleFavourite, favourite)).rejects.toThrow('toggle-favourite: a token is missing');
    expect(calls).toEqual([]);
  });
});

describe('favourites as they were arranged', () => {
  const removed = [favourite, { kind: 'anime', id: 8 }] as const;

  it('are saved in order: the order of sections, then what was removed, which no page shows any more', async () => {
    const { calls, optimistic } = setUp();
    const confirmed: unknown[] = [];
    await saveFavourites({ removed, order: { anime: [3, 2] }, onConfirmed: (part) => confirmed.push(part) });
    expect(calls.map(({ operation }) => operation)).toEqual([
      'update-favourite-order',
      'toggle-favourite',
      'toggle-favourite',
    ]);
    expect(calls[1]?.request()).toMatchObject({ variables: { staffId: 7 } });
    expect(confirmed).toEqual(['order', ...removed]);
    expect(optimistic.lookup('staff', 7, 0)).toEqual({ isFavourite: false });
    expect(optimistic.lookup('media', 8, 0)).toEqual({ isFavourite: false });
  });

  it('are saved without the order when that is the same', async () => {
    const { calls } = setUp();
    await saveFavourites({ removed, order: {} });
    expect(calls.map(({ operation }) => operation)).toEqual(['toggle-favourite', 'toggle-favourite']);
  });

  it('end at the first refusal', async () => {
    const { calls, respondWith, optimistic } = setUp();
    respondWith(new ApiError('validation', { source: 'tracker', status: 400 }));
    const onConfirmed = jest.fn();
    await expect(saveFavourites({ removed, order: { anime: [3, 2] }, onConfirmed })).rejects.toThrow();
    expect(calls).toHaveLength(1);
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(optimistic.lookup('staff', 7, 0)).toBeUndefined();
  });
});
