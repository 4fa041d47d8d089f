import { installTestLayer } from '../testing/install-test-layer.ts';
import type { MutationSubject } from './definitions/mutation-definition.ts';
import { serverValueOf } from './server-value.ts';

const entry = { id: 9, mediaId: 7, status: 'CURRENT', progress: 3, score: 0 };

it.each<[MutationSubject, operation: string, variables: object, response: object, serverValue: object]>([
  [
    { about: 'favourite', kind: 'manga', id: 7 },
    'media-list-entry',
    { mediaId: 7 },
    { media: { isFavourite: true, mediaListEntry: null } },
    { isFavourite: true, favourites: null },
  ],
  [
    { about: 'favourite', kind: 'character', id: 7 },
    'character-info',
    { id: 7 },
    { isFavourite: false, favourites: 4 },
    { isFavourite: false, favourites: 4 },
  ],
  [
    { about: 'favourite', kind: 'staff', id: 7 },
    'staff-info',
    { id: 7 },
    { isFavourite: true, favourites: 4 },
    { isFavourite: true, favourites: 4 },
  ],
  [
    { about: 'favourite', kind: 'studio', id: 7 },
    'studio-media',
    { id: 7, page: 1 },
    { studio: { isFavourite: true, favourites: 4 } },
    { isFavourite: true, favourites: 4 },
  ],
  [
    { about: 'like', kind: 'activity', id: 7 },
    'activity-by-id',
    { id: 7 },
    { isLiked: true, likeCount: 2, text: '' },
    { isLiked: true, likeCount: 2 },
  ],
  [
    { about: 'like', kind: 'reply', id: 7 },
    'activity-reply-by-id',
    { id: 7 },
    { id: 7, isLiked: false, likeCount: 2 },
    { isLiked: false, likeCount: 2 },
  ],
  [{ about: 'follow', id: 7 }, 'user-by-name', { id: 7 }, { isFollowing: null }, { isFollowing: false }],
  [
    { about: 'entry', id: 7 },
    'media-list-entry',
    { mediaId: 7 },
    { media: { isFavourite: true, mediaListEntry: entry } },
    { ...entry, exists: true },
  ],
  [
    { about: 'entry', id: 7 },
    'media-list-entry',
    { mediaId: 7 },
    { media: { isFavourite: true, mediaListEntry: null } },
    { exists: false, id: 0 },
  ],
  [
    { about: 'rating', id: 7, mediaId: 1, mediaRecommendationId: 2 },
    'recommendation-by-id',
    { id: 7 },
    { id: 7, rating: 5, userRating: 'RATE_UP' },
    { rating: 5, userRating: 'RATE_UP' },
  ],
])('%j: asks the service past the cache', async (subject, operation, variables, response, serverValue) => {
  const asked: unknown[] = [];
  installTestLayer(async (call) => {
    const request = call.request();
    asked.push([call.operation, call.mode, request.kind === 'graphql' && request.variables]);
    return response;
  });
  const found = await serverValueOf(subject, {
    signal: new AbortController().signal,
    priority: 'background',
  });
  expect(found).toMatchObject(serverValue);
  expect(asked).toMatchObject([[operation, 'reload', variables]]);
});
