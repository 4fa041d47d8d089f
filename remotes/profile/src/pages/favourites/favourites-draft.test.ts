import fc from 'fast-check';
import type { FavouriteItem, FavouritesByKind } from '../../model/favourite-item.ts';
import {
  arrange,
  changedOrder,
  EMPTY_DRAFT,
  type FavouritesDraft,
  move,
  remove,
  restore,
} from './favourites-draft.ts';

const item = (id: number): FavouriteItem => ({
  id,
  name: `Title ${id}`,
  image: null,
  color: null,
  path: '/',
});

const withAnime = (ids: readonly number[]): FavouritesByKind => ({
  anime: ids.map(item),
  characters: [item(1), item(2)],
  manga: [],
  staff: [],
  studios: [],
});

const FAVOURITES = withAnime([1, 2, 3, 4]);
const anime = (draft: FavouritesDraft, favourites = FAVOURITES) =>
  arrange(favourites, draft).anime.map(({ id }) => id);

test('an item moves to where another one stands, forwards and backwards', () => {
  expect(anime(move(FAVOURITES, EMPTY_DRAFT, 'anime', 1, 3))).toEqual([2, 3, 1, 4]);
  expect(anime(move(FAVOURITES, EMPTY_DRAFT, 'anime', 4, 1))).toEqual([4, 1, 2, 3]);
});

test('only sections in another order are sent, each whole', () => {
  const moved = move(FAVOURITES, EMPTY_DRAFT, 'anime', 1, 2);
  expect(changedOrder(FAVOURITES, moved)).toEqual({ anime: [2, 1, 3, 4] });
  expect(changedOrder(FAVOURITES, move(FAVOURITES, moved, 'anime', 1, 2))).toEqual({});
  expect(changedOrder(FAVOURITES, remove(EMPTY_DRAFT, 'anime', 1))).toEqual({});
});

test('what was removed is away, and restored it has its place again', () => {
  const moved = move(FAVOURITES, EMPTY_DRAFT, 'anime', 4, 1);
  const removed = remove(moved, 'anime', 1);
  expect(anime(removed)).toEqual([4, 2, 3]);
  expect(changedOrder(FAVOURITES, removed)).toEqual({ anime: [4, 1, 2, 3] });
  expect(arrange(FAVOURITES, removed).characters).toHaveLength(2);
  expect(restore(removed, 'anime', 1)).toEqual(moved);
});

test('the order that is sent has a place for what is removed after it: a refused deletion stands there', () => {
  const moved = move(FAVOURITES, remove(EMPTY_DRAFT, 'anime', 3), 'anime', 4, 1);
  expect(anime(moved)).toEqual([4, 1, 2]);
  expect(changedOrder(FAVOURITES, moved)).toEqual({ anime: [4, 1, 2, 3] });
  const first = move(FAVOURITES, remove(EMPTY_DRAFT, 'anime', 2), 'anime', 1, 4);
  expect(changedOrder(FAVOURITES, first)).toEqual({ anime: [3, 4, 1, 2] });
});

test('a page that comes while one arranges stands at the end', () => {
  const moved = move(FAVOURITES, EMPTY_DRAFT, 'anime', 4, 1);
  expect(anime(moved, withAnime([1, 2, 3, 4, 5, 6]))).toEqual([4, 1, 2, 3, 5, 6]);
});

test('whatever is moved and removed, an order that is sent has every item once', () => {
  const id = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(fc.array(fc.record({ isMove: fc.boolean(), id, overId: id })), (steps) => {
      const draft = steps.reduce<FavouritesDraft>((before, { isMove, id: one, overId }) => {
        if (isMove) return move(FAVOURITES, before, 'anime', one, overId);
        return before.removed.some((other) => other.id === one) ? before : remove(before, 'anime', one);
      }, EMPTY_DRAFT);
      const sent = changedOrder(FAVOURITES, draft).anime;
      if (!sent) return;
      expect(sent.toSorted()).toEqual([1, 2, 3, 4]);
      expect(sent.filter((one) => anime(draft).includes(one))).toEqual(anime(draft));
    }),
  );
});

test('whatever is moved, removed, removed and restored, nothing is lost and nothing comes twice', () => {
  const id = fc.integer({ min: 1, max: 5 });
  const step = fc.record({ kind: fc.constantFrom('move', 'remove', 'restore'), id, overId: id });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const draft = steps.reduce<FavouritesDraft>((before, { kind, id: one, overId }) => {
        if (kind === 'move') return move(FAVOURITES, before, 'anime', one, overId);
        const isRemoved = before.removed.some((other) => other.id === one);
        if (kind === 'remove') return isRemoved || one > 4 ? before : remove(before, 'anime', one);
        return restore(before, 'anime', one);
      }, EMPTY_DRAFT);
      const all = [...anime(draft), ...draft.removed.map((one) => one.id)];
      expect(all.toSorted()).toEqual([1, 2, 3, 4]);
    }),
  );
});
