/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { itemNames } from '@tsugi/platform/store';
import { ApiError } from '../core/api-error.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { favouriteNow, followNow, listEntryNow } from './controls-now.ts';
import { followEntryChange } from './follow-change.ts';
import { isOutboxItem } from './outbox-items.ts';
import { pageChanges } from './page-changes.ts';
import { useFavourite } from './use-favourite.ts';
import { useFollow } from './use-follow.ts';
import { useLike } from './use-like.ts';
import { useListEntry } from './use-list-entry.ts';
import { useRecommendationRating } from './use-recommendation-rating.ts';

function setUp({ signedIn = true } = {}) {
  const sent: { readonly operation: string; readonly variables: unknown }[] = [];
  let response: unknown = null;
  // jsdom has none.
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
  const installed = installTestLayer(async (call) => {
    const request = call.request();
    sent.push({ operation: call.operation, variables: request.kind === 'graphql' ? request.variables : {} });
    if (response instanceof Error) throw response;
    return response;
  });
  if (signedIn) installed.auth.signIn('t'.repeat(60));
  return {
    sent,
    notices: installed.notices,
    storage: installed.storage,
    respondWith: (next: unknown) => {
      response = next;
    },
    advance: (ms: number) => act(() => installed.clock.advance(ms)),
  };
}

const refused = new ApiError('validation', { source: 'tracker', status: 400 });

describe('a favourite', () => {
  const input = { kind: 'anime', id: 7, isFavourite: false, favourites: 10 } as const;

  it('flips at once with its count, and is sent half a second later with the id of its kind', async () => {
    const { sent, advance } = setUp();
    const { result } = renderHook(() => useFavourite(input));
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isFavourite: true, favourites: 11 });
    await advance(499);
    expect(sent).toEqual([]);
    await advance(1);
    expect(sent).toEqual([{ operation: 'toggle-favourite', variables: { animeId: 7 } }]);
  });

  it('flips at once and is stored, also while the file that sends it is not there', async () => {
    const { storage, sent, advance } = setUp();
    const { result } = renderHook(() => useFavourite(input));
    expect(pageChanges().queue).toBeUndefined();
    act(() => result.current.toggle());
    expect(result.current.isFavourite).toBe(true);
    expect(itemNames(storage).filter((name) => isOutboxItem(name))).toHaveLength(1);
    await advance(1000);
    expect(sent).toHaveLength(1);
  });

  it('does not load what sends changes for a visitor', async () => {
    const { advance } = setUp({ signedIn: false });
    renderHook(() => useFavourite(input));
    await advance(1000);
    expect(pageChanges().queue).toBeUndefined();
  });

  it('sends nothing when it is flipped back in time', async () => {
    const { sent, advance } = setUp();
    const { result } = renderHook(() => useFavourite(input));
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    await advance(5000);
    expect(sent).toEqual([]);
    expect(result.current).toMatchObject({ isFavourite: false, favourites: 10 });
  });

  it('flips back when it is refused, and says so', async () => {
    const { advance, respondWith, notices } = setUp();
    respondWith(refused);
    const { result } = renderHook(() => useFavourite(input));
    act(() => result.current.toggle());
    await advance(500);
    expect(result.current).toMatchObject({ isFavourite: false, favourites: 10, error: refused });
    expect(notices).toHaveLength(1);
  });

  it.each([
    ['no user is signed in', { signedIn: false }, input],
    ['there is nothing to mark', {}, { ...input, id: 0 }],
  ])('is disabled when %s', async (_why, options, given) => {
    const { sent, advance } = setUp(options);
    const { result } = renderHook(() => useFavourite(given));
    expect(result.current.disabled).toBe(true);
    act(() => result.current.toggle());
    await advance(5000);
    expect(sent).toEqual([]);
  });
});

describe('a like', () => {
  it('shows the count of the service with its response', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith({ isLiked: true, likeCount: 42 });
    const { result } = renderHook(() => useLike({ kind: 'activity', id: 3, isLiked: false, likeCount: 4 }));
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isLiked: true, likeCount: 5 });
    await advance(500);
    expect(sent).toEqual([{ operation: 'toggle-like', variables: { id: 3, type: 'ACTIVITY' } }]);
  });
});

describe('following', () => {
  it('flips at once and back when it is refused', async () => {
    const { advance, respondWith } = setUp();
    respondWith(refused);
    const { result } = renderHook(() => useFollow({ id: 5, isFollowing: false }));
    act(() => result.current.toggle());
    expect(result.current.isFollowing).toBe(true);
    await advance(500);
    expect(result.current).toMatchObject({ isFollowing: false, error: refused });
  });
});

describe('a vote', () => {
  const input = { id: 1, mediaId: 2, mediaRecommendationId: 3, rating: 10, userRating: 'NO_RATING' } as const;

  it('moves the total by one, is taken back by voting the same again, and changed by voting otherwise', () => {
    setUp();
    const { result } = renderHook(() => useRecommendationRating(input));
    const states = (['RATE_UP', 'RATE_UP', 'RATE_DOWN'] as const).map((vote) => {
      act(() => result.current.vote(vote));
      return [result.current.userRating, result.current.rating];
    });
    expect(states).toEqual([
      ['RATE_UP', 11],
      ['NO_RATING', 10],
      ['RATE_DOWN', 9],
    ]);
  });

  it('is sent after a second, and only when it differs from the last one sent', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith({ id: 1, rating: 11, userRating: 'RATE_UP' });
    const { result } = renderHook(() => useRecommendationRating(input));
    act(() => result.current.vote('RATE_UP'));
    await advance(999);
    expect(sent).toEqual([]);
    await advance(1);
    expect(sent).toMatchObject([{ variables: { mediaId: 2, mediaRecommendationId: 3, rating: 'RATE_UP' } }]);
  });
});

describe('an entry of the list', () => {
  const entry = { id: 9, status: 'CURRENT', progress: 3, score: 0 } as const;

  it('counts up at once and sends one request for several clicks, with what changed only', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith({ id: 9, mediaId: 7, status: 'CURRENT', progress: 5, score: 0, updatedAt: 1 });
    const { result } = renderHook(() => useListEntry(7, entry));
    act(() => result.current.save({ progress: 4 }));
    await advance(200);
    act(() => result.current.save({ progress: 5 }));
    expect(result.current).toMatchObject({ entry: { progress: 5 }, isSaving: true });
    await advance(250);
    expect(sent).toEqual([
      { operation: 'save-media-list-entry', variables: { id: 9, mediaId: 7, progress: 5 } },
    ]);
    expect(result.current.isSaving).toBe(false);
  });

  it('tells what becomes of a change, also when its control is gone', async () => {
    const { respondWith, advance } = setUp();
    const outcomes: string[] = [];
    const { result, unmount } = renderHook(() => useListEntry(7, entry));
    respondWith(new ApiError('server', { source: 'tracker', status: 503 }));
    act(() => {
      result.current.save({ progress: 4 });
      followEntryChange(7, (outcome) => outcomes.push(outcome));
    });
    unmount();
    expect(outcomes).toEqual(['sending']);
    await advance(1_000);
    expect(outcomes).toEqual(['sending', 'waiting']);
    // A change that waited is compared with the server value: the service had carried it out.
    respondWith({ media: { id: 7, mediaListEntry: { ...entry, mediaId: 7, progress: 4 } }, options: null });
    await advance(60_000);
    expect(outcomes).toEqual(['sending', 'waiting', 'confirmed']);

    const again = renderHook(() => useListEntry(8, entry));
    respondWith(refused);
    act(() => {
      again.result.current.save({ progress: 4 });
      followEntryChange(8, (outcome) => outcomes.push(outcome));
    });
    await advance(1_000);
    expect(outcomes.slice(3)).toEqual(['sending', 'refused']);
  });

  it('makes a new entry by the id of the media', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith({ id: 50, mediaId: 7, status: 'PLANNING', progress: 0, score: 0, updatedAt: 1 });
    const { result } = renderHook(() => useListEntry(7, null));
    act(() => result.current.save({ status: 'PLANNING' }));
    expect(result.current.entry).toMatchObject({ id: 0, status: 'PLANNING' });
    await advance(250);
    expect(sent).toEqual([
      { operation: 'save-media-list-entry', variables: { mediaId: 7, status: 'PLANNING' } },
    ]);
  });

  it('is taken back before it was sent, and then sends nothing', async () => {
    const { sent, advance } = setUp();
    const { result } = renderHook(() => useListEntry(7, entry));
    let undo = () => {};
    act(() => {
      undo = result.current.save({ status: 'PAUSED', progress: 4 });
    });
    expect(result.current.entry).toMatchObject({ status: 'PAUSED', progress: 4 });
    act(() => undo());
    expect(result.current.entry).toMatchObject({ status: 'CURRENT', progress: 3 });
    await advance(5000);
    expect(sent).toEqual([]);
  });

  it('is made anew when its confirmed removal is taken back', async () => {
    const { sent, advance, respondWith } = setUp();
    const { result } = renderHook(() => useListEntry(7, entry));
    let undo = () => {};
    act(() => {
      undo = result.current.remove();
    });
    await advance(250);
    expect(sent).toMatchObject([{ operation: 'delete-media-list-entry' }]);
    respondWith({ ...entry, id: 10, mediaId: 7 });
    act(() => undo());
    await advance(250);
    expect(sent[1]).toMatchObject({
      operation: 'save-media-list-entry',
      variables: { mediaId: 7, status: 'CURRENT', progress: 3 },
    });
    expect(sent[1]?.variables).not.toHaveProperty('id');
  });

  it('is taken back: before it was sent, nothing is; afterwards a new entry is deleted by the id it got', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith({ id: 50, mediaId: 7, status: 'PLANNING', progress: 0, score: 0, updatedAt: 1 });
    const { result, unmount } = renderHook(() => useListEntry(7, null));
    let undo = () => {};
    act(() => {
      undo = result.current.save({ status: 'PLANNING' });
    });
    act(() => undo());
    expect(result.current.entry).toBeNull();
    await advance(250);
    expect(sent).toEqual([]);
    act(() => {
      undo = result.current.save({ status: 'PLANNING' });
    });
    await advance(250);
    unmount();
    respondWith(true);
    act(() => undo());
    await advance(250);
    expect(sent.slice(1)).toEqual([{ operation: 'delete-media-list-entry', variables: { id: 50 } }]);
  });

  it('gets back what the user had set, and what the service changed with it', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith({ id: 9, mediaId: 7, status: 'COMPLETED', progress: 12, score: 0, updatedAt: 2 });
    const { result } = renderHook(() => useListEntry(7, entry));
    let undo = () => {};
    act(() => {
      undo = result.current.save({ status: 'COMPLETED' });
    });
    await advance(250);
    act(() => undo());
    await advance(250);
    const { status, progress } = entry;
    expect(sent[1]?.variables).toEqual({ id: 9, mediaId: 7, status, progress });
  });

  it('is taken off the list, and stands there again when that is refused', async () => {
    const { sent, advance, respondWith } = setUp();
    respondWith(refused);
    const { result } = renderHook(() => useListEntry(7, entry));
    act(() => result.current.remove());
    expect(result.current.entry).toBeNull();
    await advance(250);
    expect(sent).toEqual([{ operation: 'delete-media-list-entry', variables: { id: 9 } }]);
    expect(result.current).toMatchObject({ entry, error: refused });
  });
});

describe('the controls of commands', () => {
  const entry = { id: 3, status: 'CURRENT', progress: 1, score: 0 } as const;

  it('change what the hooks change, and tell what is wanted at the moment of the call', async () => {
    setUp();
    const { result } = renderHook(() => useListEntry(7, entry));
    let undo = () => {};
    act(() => {
      undo = listEntryNow(7, entry).save({ progress: 2 });
    });
    expect(result.current.entry).toMatchObject({ progress: 2 });
    expect(listEntryNow(7, entry).entry).toMatchObject({ progress: 2, status: 'CURRENT' });
    act(() => undo());
    expect(listEntryNow(7, entry).entry).toMatchObject({ progress: 1 });

    const favourite = { kind: 'anime', id: 7, isFavourite: false, favourites: 10 } as const;
    act(() => favouriteNow(favourite).toggle());
    expect(favouriteNow(favourite).isFavourite).toBe(true);
    act(() => followNow({ id: 5, isFollowing: true }).toggle());
    expect(followNow({ id: 5, isFollowing: true }).isFollowing).toBe(false);
  });

  it('change nothing without a sign-in', () => {
    setUp({ signedIn: false });
    listEntryNow(7, entry).save({ progress: 2 });
    expect(listEntryNow(7, entry).entry).toBe(entry);
  });
});
