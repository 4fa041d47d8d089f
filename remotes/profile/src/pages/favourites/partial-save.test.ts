import type { FavouriteItem, FavouritesByKind } from '../../model/favourite-item.ts';
import type { FavouritesDraft } from './favourites-draft.ts';
import { confirmedDraft, type PartialSave, partialSaveText } from './partial-save.ts';

const item = (id: number, name: string): FavouriteItem => ({ id, name, image: null, color: null, path: '/' });

const FAVOURITES: FavouritesByKind = {
  anime: [item(1, 'Paper Moon'), item(2, 'Cat Weather'), item(3, 'Salt')],
  characters: [],
  manga: [],
  staff: [],
  studios: [],
};
const ORDER = { anime: [2, 1, 3] };
const removed = (...ids: number[]): FavouritesDraft['removed'] => ids.map((id) => ({ kind: 'anime', id }));

const save = (changes: Partial<PartialSave>): PartialSave => ({
  favourites: FAVOURITES,
  draft: { order: ORDER, removed: removed(1) },
  order: ORDER,
  isOrderSaved: true,
  deleted: 0,
  isUncertain: false,
  ...changes,
});

test('an order that was accepted before a deletion was refused is saved, and the text says so', () => {
  expect(partialSaveText(save({}))).toBe('Your new order is saved. “Paper Moon” is still a favourite.');
  expect(confirmedDraft(save({}))).toEqual({ order: ORDER, removed: [] });
});

test('deletions before the refused one have happened', () => {
  const some = save({
    draft: { order: {}, removed: removed(1, 2, 3) },
    order: {},
    isOrderSaved: false,
    deleted: 1,
  });
  expect(partialSaveText(some)).toBe('1 of 3 were deleted. “Cat Weather” and 1 more are still favourites.');
  expect(confirmedDraft(some)).toEqual({ order: {}, removed: removed(1) });
});

test('a refused order leaves everything as it was', () => {
  const refused = save({ isOrderSaved: false });
  expect(partialSaveText(refused)).toBe(
    'Your favourites are in their previous order, and nothing was deleted.',
  );
  expect(confirmedDraft(refused)).toEqual({ order: {}, removed: [] });
});

test('what may have been carried out is not called undone', () => {
  expect(partialSaveText(save({ isUncertain: true }))).toBe(
    'Whether the deletion of “Paper Moon” was saved is not known. The page reads what the tracker has.',
  );
  expect(partialSaveText(save({ isUncertain: true, isOrderSaved: false }))).toMatch(
    /^Whether the new order was saved is not known/,
  );
});
