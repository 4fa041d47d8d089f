import { definitionOf } from './definition-of.ts';
import type { Members, MutationSubject, SendMutation } from './mutation-definition.ts';

const SUBJECTS: Record<string, MutationSubject> = {
  anime: { about: 'favourite', kind: 'anime', id: 7 },
  manga: { about: 'favourite', kind: 'manga', id: 7 },
  character: { about: 'favourite', kind: 'character', id: 7 },
  activity: { about: 'like', kind: 'activity', id: 7 },
  reply: { about: 'like', kind: 'reply', id: 7 },
  user: { about: 'follow', id: 7 },
  entry: { about: 'entry', id: 7 },
  vote: { about: 'rating', id: 7, mediaId: 1, mediaRecommendationId: 2 },
};
const definition = (name: string) => definitionOf(SUBJECTS[name] ?? { about: 'follow', id: 0 });

const favourite = { delayMs: 500, userMembers: ['isFavourite'] };
const like = { delayMs: 500, userMembers: ['isLiked'] };

it.each([
  ['anime', { ...favourite, key: 'favourite/anime/7', kind: 'media' }],
  ['manga', { ...favourite, key: 'favourite/manga/7', kind: 'media' }],
  ['character', { ...favourite, key: 'favourite/character/7', kind: 'character' }],
  ['activity', { ...like, key: 'like/activity/7', kind: 'activity' }],
  ['reply', { ...like, key: 'like/reply/7', kind: 'reply' }],
  ['user', { key: 'follow/7', kind: 'user', delayMs: 500, userMembers: ['isFollowing'] }],
  [
    'vote',
    {
      key: 'rating/7',
      kind: 'recommendation',
      delayMs: 1000,
      userMembers: ['userRating'],
    },
  ],
  ['entry', { key: 'entry/7', kind: 'media', delayMs: 250 }],
])('finds what a change of an earlier page is about: %s', (name, expected) => {
  expect(definition(name)).toMatchObject({ ...expected, subject: SUBJECTS[name], id: 7 });
});

/** What is sent, and what the service has then. */
async function run(name: string, base: Members, wanted: Members, response: unknown = null) {
  const sent: unknown[] = [];
  const send: SendMutation = async (operation, variables) => {
    sent.push(operation.name, variables);
    // The response of this test.
    return response as never;
  };
  const members = await definition(name).plan(base, wanted)?.run(send);
  return { sent, members };
}

it.each([
  ['character', 'isFavourite', 'toggle-favourite', { kind: 'character', id: 7 }],
  ['activity', 'isLiked', 'toggle-like', { id: 7, type: 'ACTIVITY' }],
  ['reply', 'isLiked', 'toggle-like', { id: 7, type: 'ACTIVITY_REPLY' }],
  ['user', 'isFollowing', 'toggle-follow', { userId: 7 }],
])('sends a switch only when it stands otherwise: %s', async (name, member, operation, variables) => {
  expect(definition(name).plan({ [member]: true }, { [member]: true })).toBeUndefined();
  expect(definition(name).plan({ [member]: false }, { [member]: false })).toBeUndefined();
  expect((await run(name, { [member]: true }, { [member]: false })).sent).toEqual([operation, variables]);
  expect((await run(name, { [member]: false }, { [member]: true })).sent).toEqual([operation, variables]);
});

it('takes the state of a like or a follow from the response; a favourite has none', async () => {
  const liked = { isLiked: true, likeCount: 5 };
  expect((await run('reply', { isLiked: false }, { isLiked: true }, liked)).members).toBe(liked);
  const followed = { isFollowing: true };
  expect((await run('user', { isFollowing: false }, { isFollowing: true }, followed)).members).toBe(followed);
  expect((await run('anime', { isFavourite: false }, { isFavourite: true })).members).toEqual({});
});

it('sends a vote that differs, and keeps what was wanted where the response says nothing', async () => {
  const base = { rating: 4, userRating: 'NO_RATING' };
  const wanted = { rating: 5, userRating: 'RATE_UP' };
  expect(definition('vote').plan(base, { ...base, rating: 9 })).toBeUndefined();
  const told = await run('vote', base, wanted, { rating: 12, userRating: 'RATE_DOWN' });
  expect(told.sent).toEqual([
    'save-recommendation',
    { mediaId: 1, mediaRecommendationId: 2, rating: 'RATE_UP' },
  ]);
  expect(told.members).toEqual({ rating: 12, userRating: 'RATE_DOWN' });
  expect((await run('vote', base, wanted, { rating: null, userRating: null })).members).toEqual(wanted);
});

it('shows the members in responses, but no count that is not known', () => {
  for (const name of ['activity', 'user', 'vote']) {
    const members = { rating: 1 };
    expect(definition(name).show(members)).toBe(members);
  }
  expect(definition('anime').show({ isFavourite: true, favourites: null })).toEqual({ isFavourite: true });
  expect(definition('anime').show({ isFavourite: true, favourites: 3 })).toEqual({
    isFavourite: true,
    favourites: 3,
  });
});
