/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ApiError } from '../core/api-error.ts';
import { toggleFavourite } from '../operations/toggle-favourite.mutation.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { followEntryChange } from './follow-change.ts';
import { pageOutbox } from './outbox.ts';
import { pageChanges } from './page-changes.ts';
import { useFavourite } from './use-favourite.ts';
import { useFollow } from './use-follow.ts';
import { useLike } from './use-like.ts';
import { useListEntry } from './use-list-entry.ts';
import { useMutation } from './use-mutation.ts';
import { useRecommendationRating } from './use-recommendation-rating.ts';

function setUp({ signedIn = true } = {}) {
  // jsdom has none.
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
  let respond = (_value: unknown) => {};
  let fail = (_error: Error) => {};
  const layer = installTestLayer(
    () =>
      new Promise((...settle) => {
        [respond, fail] = settle;
      }),
  );
  if (signedIn) layer.auth.signIn('t'.repeat(60));
  return {
    ...layer,
    respond: (value: unknown) => act(async () => respond(value)),
    fail: (error: Error) => act(async () => fail(error)),
    advance: (ms: number) => act(() => layer.clock.advance(ms)),
    titles: () =>
      pageOutbox()
        .pending()
        .map(({ title }) => title),
  };
}

const refused = new ApiError('validation', { source: 'tracker', status: 400 });
const vote = { id: 1, mediaId: 2, mediaRecommendationId: 3, rating: 10, userRating: 'NO_RATING' } as const;

describe('a control', () => {
  it('shows what the page has, and is enabled for a signed-in user', () => {
    const { titles } = setUp();
    const nothing = { disabled: false, isWaiting: false, error: undefined };
    const favourite = renderHook(() => useFavourite({ kind: 'staff', id: 7, isFavourite: true }));
    expect(favourite.result.current).toEqual({
      ...nothing,
      isFavourite: true,
      favourites: undefined,
      toggle: expect.any(Function),
    });
    const like = renderHook(() => useLike({ kind: 'reply', id: 7, isLiked: true, likeCount: 2 }));
    expect(like.result.current).toMatchObject({ ...nothing, isLiked: true, likeCount: 2 });
    const follow = renderHook(() => useFollow({ id: 7, isFollowing: null }));
    expect(follow.result.current).toMatchObject({ ...nothing, isFollowing: false });
    const rating = renderHook(() => useRecommendationRating(vote));
    expect(rating.result.current).toMatchObject({ ...nothing, rating: 10, userRating: 'NO_RATING' });
    const entry = renderHook(() => useListEntry(7, null));
    expect(entry.result.current).toMatchObject({ ...nothing, entry: null, isSaving: false });
    expect(titles()).toEqual([]);
  });

  it('is disabled without a user, and changes nothing then', () => {
    const { titles } = setUp({ signedIn: false });
    const follow = renderHook(() => useFollow({ id: 7, isFollowing: true }));
    act(() => follow.result.current.toggle());
    expect(follow.result.current).toMatchObject({ disabled: true, isFollowing: true });
    expect(titles()).toEqual([]);
  });

  it('is enabled by a sign-in, which also starts what sends changes', async () => {
    const { auth, advance } = setUp({ signedIn: false });
    const { result } = renderHook(() => useFollow({ id: 7, isFollowing: true }));
    await advance(0);
    expect(pageChanges().isLoading).toBeUndefined();
    act(() => void auth.signIn('t'.repeat(60)));
    expect(result.current.disabled).toBe(false);
    expect(pageChanges().isLoading).toBe(true);
    act(() => auth.signOut());
    expect(result.current.disabled).toBe(true);
  });

  it('is enabled also when its code has come between a render and its effects', async () => {
    setUp();
    const changes = pageChanges();
    const { code } = changes;
    Reflect.deleteProperty(changes, 'code');
    changes.codeLoading = Promise.resolve();
    const { result } = renderHook(() => {
      const follow = useFollow({ id: 7, isFollowing: true });
      useLayoutEffect(() => {
        Object.assign(changes, { code });
      }, []);
      return follow;
    });
    await act(async () => {});
    expect(result.current.disabled).toBe(false);
  });

  it('names its change in the list of waiting ones', () => {
    const { titles } = setUp();
    const favourite = renderHook(() =>
      useFavourite({ kind: 'staff', id: 7, isFavourite: true, title: 'a person' }),
    );
    const like = renderHook(() =>
      useLike({ kind: 'reply', id: 7, isLiked: true, likeCount: 2, title: 'a reply' }),
    );
    const follow = renderHook(() => useFollow({ id: 7, isFollowing: true, name: 'aoi' }));
    const rating = renderHook(() => useRecommendationRating({ ...vote, title: 'a recommendation' }));
    const entry = renderHook(() => useListEntry(7, null, 'a media'));
    act(() => favourite.result.current.toggle());
    act(() => like.result.current.toggle());
    act(() => follow.result.current.toggle());
    act(() => rating.result.current.vote('RATE_UP'));
    act(() => void entry.result.current.save({ progress: 1 }));
    expect(titles()).toEqual(['a person', 'a reply', 'aoi', 'a recommendation', 'a media']);
  });

  it('is waiting once its change takes longer than four seconds, and no longer when that is confirmed', async () => {
    const { advance, respond } = setUp();
    const { result } = renderHook(() => useFollow({ id: 7, isFollowing: false }));
    act(() => result.current.toggle());
    expect(result.current.isWaiting).toBe(false);
    await advance(4_001);
    expect(result.current).toMatchObject({ isWaiting: true, isFollowing: true });
    await respond({ isFollowing: true });
    expect(result.current.isWaiting).toBe(false);
  });
});

describe('a favourite', () => {
  it('has a count only where the page knows it, and never below zero', () => {
    setUp();
    const known = renderHook(() => useFavourite({ kind: 'staff', id: 7, isFavourite: true, favourites: 0 }));
    act(() => known.result.current.toggle());
    expect(known.result.current).toMatchObject({ isFavourite: false, favourites: 0 });
    act(() => known.result.current.toggle());
    expect(known.result.current).toMatchObject({ isFavourite: true, favourites: 1 });
    act(() => known.result.current.toggle());
    expect(known.result.current).toMatchObject({ isFavourite: false, favourites: 0 });
    const unknown = renderHook(() => useFavourite({ kind: 'staff', id: 8, isFavourite: false }));
    act(() => unknown.result.current.toggle());
    expect(unknown.result.current).toMatchObject({ isFavourite: true, favourites: undefined });
  });
});

describe('a like', () => {
  it('is taken back with its count, which is never below zero', () => {
    setUp();
    const { result } = renderHook(() => useLike({ kind: 'reply', id: 7, isLiked: true, likeCount: 1 }));
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isLiked: false, likeCount: 0 });
    const odd = renderHook(() => useLike({ kind: 'reply', id: 8, isLiked: true, likeCount: 0 }));
    act(() => odd.result.current.toggle());
    expect(odd.result.current).toMatchObject({ isLiked: false, likeCount: 0 });
  });

  it('shows what was confirmed since something outside of the cache was read', () => {
    const { optimistic, clock } = setUp();
    const input = { kind: 'activity', id: 7, isLiked: false, likeCount: 1 } as const;
    const read = renderHook(() => useLike({ ...input, readAt: clock.now() - 1 }));
    const later = renderHook(() => useLike({ ...input, readAt: clock.now() }));
    const cached = renderHook(() => useLike(input));
    act(() => optimistic.confirm('activity', 7, { isLiked: true, likeCount: 4 }));
    expect(read.result.current).toMatchObject({ isLiked: true, likeCount: 4 });
    expect(later.result.current).toMatchObject({ isLiked: false, likeCount: 1 });
    expect(cached.result.current).toMatchObject({ isLiked: false, likeCount: 1 });
  });
});

describe('a vote', () => {
  it('down moves the total down, and up again when it is taken back', () => {
    setUp();
    const { result } = renderHook(() => useRecommendationRating(vote));
    act(() => result.current.vote('RATE_DOWN'));
    expect(result.current).toMatchObject({ rating: 9, userRating: 'RATE_DOWN' });
    act(() => result.current.vote('RATE_DOWN'));
    expect(result.current).toMatchObject({ rating: 10, userRating: 'NO_RATING' });
  });

  it.each(['id', 'mediaId', 'mediaRecommendationId'])('is disabled without %s', (member) => {
    const { titles } = setUp();
    const { result } = renderHook(() => useRecommendationRating({ ...vote, [member]: 0 }));
    expect(result.current.disabled).toBe(true);
    act(() => result.current.vote('RATE_UP'));
    expect(titles()).toEqual([]);
  });

  it('is disabled without a user', () => {
    setUp({ signedIn: false });
    const { result } = renderHook(() => useRecommendationRating(vote));
    expect(result.current.disabled).toBe(true);
  });
});

describe('an entry of the list', () => {
  const entry = { id: 9, status: 'CURRENT', progress: 3, score: 0 } as const;

  it('is taken back to what was wanted before, also when that was not sent yet', () => {
    setUp();
    const { result } = renderHook(() => useListEntry(7, entry));
    act(() => void result.current.save({ progress: 4 }));
    let undo = () => {};
    act(() => {
      undo = result.current.save({ progress: 5 });
    });
    act(() => undo());
    expect(result.current.entry).toMatchObject({ progress: 4 });
  });

  it('that the service has removed is taken back on top of nothing', async () => {
    const { optimistic } = setUp();
    const { result } = renderHook(() => useListEntry(7, null));
    let undo = () => {};
    act(() => {
      undo = result.current.save({ status: 'PLANNING' });
    });
    const item = pageOutbox().get('entry/7');
    act(() => {
      pageOutbox().finish('entry/7', item?.changes.map(({ id }) => id) ?? [], {});
      optimistic.confirm('media', 7, { mediaListEntry: null });
    });
    act(() => undo());
    expect(pageOutbox().get('entry/7')).toMatchObject({
      base: { exists: false, id: 0 },
      wanted: { exists: false, id: 0 },
    });
  });
});

describe('who follows the change of an entry', () => {
  it('is told that it is confirmed when none is pending, and nothing after that', () => {
    const { optimistic } = setUp();
    const outcomes: string[] = [];
    followEntryChange(7, (outcome) => outcomes.push(outcome));
    expect(outcomes).toEqual(['confirmed']);
    pageOutbox().setError('entry/7', refused);
    optimistic.reload();
    expect(outcomes).toEqual(['confirmed']);
  });

  it('is told each outcome once', async () => {
    const { optimistic, clock } = setUp();
    const outcomes: string[] = [];
    const { result } = renderHook(() => useListEntry(7, null));
    act(() => void result.current.save({ progress: 1 }));
    followEntryChange(7, (outcome) => outcomes.push(outcome));
    act(() => optimistic.reload());
    expect(outcomes).toEqual(['sending']);
    await act(() => clock.advance(4_001));
    expect(outcomes).toEqual(['sending', 'waiting']);
  });
});

describe('a mutation without the outbox', () => {
  const variables = { kind: 'staff', id: 7 } as const;

  it('runs, and resolves with its result', async () => {
    const { respond } = setUp();
    const { result } = renderHook(() => useMutation(toggleFavourite));
    expect(result.current).toMatchObject({ isRunning: false, error: undefined });
    const results: unknown[] = [];
    act(() => void result.current.run(variables).then((value) => results.push(value)));
    expect(result.current.isRunning).toBe(true);
    await respond('done');
    expect(result.current.isRunning).toBe(false);
    expect(results).toEqual(['done']);
  });

  it('is taken back when it fails, and says why until the next one', async () => {
    const { fail, respond } = setUp();
    const { result } = renderHook(() => useMutation(toggleFavourite));
    const { run } = result.current;
    const takeBack = jest.fn();
    const results: unknown[] = [];
    act(() => void result.current.run(variables, () => takeBack).then((value) => results.push(value)));
    expect(takeBack).not.toHaveBeenCalled();
    await fail(refused);
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(results).toEqual([undefined]);
    expect(result.current).toMatchObject({ isRunning: false, error: refused });
    // The same function, for the dependencies of effects.
    expect(result.current.run).toBe(run);
    act(() => void result.current.run(variables, () => takeBack));
    expect(result.current.error).toBeUndefined();
    await respond(null);
    expect(takeBack).toHaveBeenCalledTimes(1);
  });

  it('that fails without anything to take back says why', async () => {
    const { fail } = setUp();
    const { result } = renderHook(() => useMutation(toggleFavourite));
    act(() => void result.current.run(variables));
    await fail(refused);
    expect(result.current.error).toBe(refused);
  });

  it('is the one of the last render', async () => {
    setUp();
    const { result, rerender } = renderHook(({ operation }) => useMutation(operation), {
      initialProps: { operation: toggleFavourite },
    });
    const { run } = result.current;
    rerender({ operation: { ...toggleFavourite } });
    expect(result.current.run).not.toBe(run);
  });
});
