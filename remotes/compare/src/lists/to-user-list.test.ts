import type { ListEntry, MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { toUserList } from './to-user-list.ts';

jest.mock('@tsugi/data', () => ({ mediaPath: ({ id }: { id: number }) => `/ani/anime/${id}/x` }));

function entry(id: number, score: number, score100: number): ListEntry {
  const media = {
    id,
    title: { userPreferred: `Title ${id}`, romaji: null, english: null, native: null },
    coverImage: { extraLarge: null, large: 'cover.png', color: '#abc' },
    format: 'TV',
    seasonYear: 2024,
    episodes: 12,
    averageScore: 81,
  };
  // The mapping reads only these members.
  return { status: 'COMPLETED', score, score100, repeat: 1, media } as unknown as ListEntry;
}

function data(scoreFormat: 'POINT_10' | 'POINT_5', entries: readonly ListEntry[]): MediaListCollectionData {
  const user = {
    id: 1,
    name: 'Aoi',
    avatar: { large: null },
    mediaListOptions: { scoreFormat },
    sectionOrder: [],
  };
  const group = { name: 'Completed', isCustomList: false, isCompletedList: true, entries };
  return { user, lists: [group, { ...group, name: 'Mine', isCustomList: true }] };
}

test('each title is there once, whatever lists it stands on, with the score that the tracker stores', () => {
  const list = toUserList(data('POINT_10', [entry(1, 8, 82), entry(2, 0, 0)]), 'aoi');
  expect(list.name).toBe('Aoi');
  expect(list.compared).toEqual([
    { mediaId: 1, score: 82, repeat: 1, title: 'Title 1' },
    { mediaId: 2, score: 0, repeat: 1, title: 'Title 2' },
  ]);
  expect(list.entries.get(1)).toMatchObject({ score: 8, media: { facts: 'TV · 2024 · 12 ep' } });
});

test('a list without an owner has the requested name', () => {
  expect(toUserList({ user: null, lists: [] }, 'aoi')).toMatchObject({
    name: 'aoi',
    scoreFormat: 'POINT_10_DECIMAL',
    compared: [],
  });
});
