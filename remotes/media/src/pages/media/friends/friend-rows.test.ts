import { friendRows } from './friend-rows.ts';
import type { FriendEntry } from './friends-entries.query.ts';

const friend = (id: number, name: string, entry: Partial<FriendEntry> = {}, scoreFormat = 'POINT_100') =>
  ({
    id,
    status: 'COMPLETED',
    score: 85,
    progress: 12,
    repeat: 0,
    updatedAt: null,
    ...entry,
    user: { id, name, avatar: { large: null }, scoreFormat },
  }) as FriendEntry;

const input = {
  type: 'ANIME',
  total: 12,
  viewer: { name: 'aoi', avatar: { large: null }, scoreFormat: 'POINT_10_DECIMAL' },
  entry: { status: 'CURRENT', score: 8.5, progress: 5, repeat: 0 },
  friends: [friend(1, 'ren'), friend(2, 'mio')],
} as const;

const shown = (rows: ReturnType<typeof friendRows>) =>
  rows.map(({ name, detail, score }) => [name, detail, score].join(' | '));

it('begins with the own entry, and keeps the order of the others', () => {
  expect(shown(friendRows(input))).toEqual([
    'aoi | Watching · 5 of 12 | 8.5/10',
    'ren | Completed | 85/100',
    'mio | Completed | 85/100',
  ]);
  expect(friendRows(input).map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
});

it('has no own row without an entry, or before the viewer is known', () => {
  expect(shown(friendRows({ ...input, entry: null }))).toHaveLength(2);
  expect(shown(friendRows({ ...input, viewer: undefined }))).toHaveLength(2);
});

it('does not repeat the viewer among the followed users', () => {
  expect(shown(friendRows({ ...input, friends: [friend(9, 'aoi')] }))).toEqual([
    'aoi | Watching · 5 of 12 | 8.5/10',
  ]);
});

it('writes each score in its own format, none for 0, and repeats in words', () => {
  const friends = [
    friend(1, 'mio', { score: 4 }, 'POINT_5'),
    friend(2, 'sora', { score: 3 }, 'POINT_3'),
    friend(3, 'yuki', { score: 0, status: 'PLANNING', progress: 0 }, 'POINT_10'),
    friend(4, 'ren', { repeat: 1 }),
    friend(5, 'kai', { repeat: 3, status: null }),
  ];
  expect(shown(friendRows({ ...input, entry: null, friends }))).toEqual([
    'mio | Completed | 4/5 ★',
    'sora | Completed | 🙂',
    'yuki | Planning | ',
    'ren | Completed · 1 repeat | 85/100',
    'kai | 3 repeats | 85/100',
  ]);
});

it('says Reading for manga, without a total that is unknown', () => {
  const [own] = friendRows({ ...input, type: 'MANGA', total: null });
  expect(own?.detail).toBe('Reading · 5');
});
