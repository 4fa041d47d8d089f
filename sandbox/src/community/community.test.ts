import { buildWorld } from '../world.ts';
import { NAMED_USERS } from './build-users.ts';
import { statisticsOf } from './statistics.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 1_200, manga: 500 }, heavyList: 900 });
const { community } = world;

function user(name: string) {
  const found = community.userByName(name);
  if (found === undefined) {
    throw new Error(`No user ${name}`);
  }
  return found;
}

test('there are a thousand users, with the named ones, and unknown names have none', () => {
  expect(community.users.length).toBeGreaterThanOrEqual(1_000);
  expect(NAMED_USERS.map((name) => community.userByName(name)?.name)).toEqual([...NAMED_USERS]);
  expect(community.userByName('nobody')).toBeUndefined();
  expect(community.userByName('AOI')).toBe(user('aoi'));
});

test('the named users score in the five formats', () => {
  expect(['aoi', 'ren', 'mio', 'sora', 'yuki'].map((name) => user(name).scoreFormat)).toEqual([
    'POINT_10_DECIMAL',
    'POINT_100',
    'POINT_5',
    'POINT_3',
    'POINT_10',
  ]);
});

test("heavy's list is as long as asked for and contains each work once", () => {
  const entries = [...community.lists.of(user('heavy').id).values()];
  const anime = entries.filter(({ mediaId }) => world.catalogue.byId.get(mediaId)?.type === 'ANIME');
  expect(anime).toHaveLength(900);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('aoi has custom lists, advanced scores and private entries', () => {
  const { animeList, id } = user('aoi');
  const entries = [...community.lists.of(id).values()];
  expect(animeList.advancedScoringEnabled).toBe(true);
  expect(animeList.customLists.length).toBeGreaterThan(1);
  expect(entries.some(({ customLists }) => customLists.length > 0)).toBe(true);
  expect(entries.some(({ isPrivate }) => isPrivate)).toBe(true);
  expect(entries.some(({ advancedScores }) => Object.keys(advancedScores).length === 5)).toBe(true);
});

test('empty has nothing at all', () => {
  const { id } = user('empty');
  expect(community.lists.of(id).size).toBe(0);
  expect(community.follows.of(id).size + community.follows.to(id).size).toBe(0);
  expect(community.favourites.of(id, 'anime')).toEqual([]);
  expect(community.notifications.of(user('empty'))).toEqual([]);
});

test('following is seen from both sides', () => {
  for (const id of community.follows.of(user('aoi').id)) {
    expect(community.follows.to(id).has(user('aoi').id)).toBe(true);
  }
});

test('statistics add up to the list', () => {
  const { id } = user('ren');
  const statistics = statisticsOf(user('ren'), 'ANIME', world, id);
  const watched = [...community.lists.of(id).values()].filter(
    ({ mediaId, status }) => world.catalogue.byId.get(mediaId)?.type === 'ANIME' && status !== 'PLANNING',
  );
  expect(statistics.count).toBe(watched.length);
  const formats = statistics.rows('formats');
  expect(formats.reduce((sum, row) => sum + row.minutesWatched, 0)).toBe(statistics.minutesWatched);
  const scored = statistics.rows('scores').reduce((sum, row) => sum + row.count, 0);
  expect(scored).toBe(watched.filter(({ rawScore }) => rawScore > 0).length);
});

test('the feed runs up to the present and further content can appear', () => {
  const newest = community.feed.activities.at(-1);
  expect(NOW / 1000 - (newest?.createdAt ?? 0)).toBeLessThan(600);
  const added = community.feed.invent(NOW / 1000, user('mio'));
  expect(added.userId).toBe(user('mio').id);
  expect(added.id).toBeGreaterThan(newest?.id ?? 0);
});

test('aoi has notifications of every type', () => {
  const types = new Set(community.notifications.of(user('aoi')).map(({ type }) => type));
  expect(types.size).toBe(20);
});

test('what a notification says of an activity is what happened on it', () => {
  const { feed, likes, notifications } = community;
  const seen = new Set<string>();
  for (const { type, userId = 0, activityId = 0 } of notifications.of(user('aoi'))) {
    const activity = feed.activity(activityId);
    if (activity === undefined) continue;
    seen.add(type);
    const replies = feed.repliesTo(activity);
    if (type === 'ACTIVITY_MESSAGE' || type === 'ACTIVITY_MENTION') {
      expect([type, activity.userId]).toEqual([type, userId]);
    } else if (type === 'ACTIVITY_LIKE') {
      expect(likes.of('ACTIVITY', activityId).has(userId)).toBe(true);
    } else if (type === 'ACTIVITY_REPLY_LIKE') {
      expect(replies.some(({ id }) => likes.of('ACTIVITY_REPLY', id).has(userId))).toBe(true);
    } else {
      expect(replies.map((reply) => reply.userId)).toContain(userId);
    }
  }
  expect(seen.size).toBe(6);
});
