import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { ScoreFormat } from '@tsugi/data/wire/tracker';
import type { OwnList, OwnListSource } from '../model/own-list.ts';

export interface FakeLists {
  readonly ANIME?: readonly ListEntry[];
  readonly MANGA?: readonly ListEntry[];
  readonly scoreFormat?: ScoreFormat;
  readonly list?: Partial<OwnList>;
}

/** A `loadOwnList` that hands over these lists of aoi. */
export function fakeOwnLists({ scoreFormat = 'POINT_10_DECIMAL', list, ...lists }: FakeLists) {
  return async ({ type, take }: OwnListSource): Promise<OwnList> => {
    await take({
      user: {
        id: 1,
        name: 'aoi',
        avatar: { large: null },
        mediaListOptions: { scoreFormat },
        sectionOrder: [],
      },
      lists: [{ name: 'All', isCustomList: false, isCompletedList: false, entries: lists[type] ?? [] }],
    });
    return { storedAt: Date.now(), changes: () => [], ...list };
  };
}
