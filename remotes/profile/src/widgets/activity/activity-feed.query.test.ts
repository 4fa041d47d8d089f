import { activityFeed } from './activity-feed.query.ts';

it.each([
  [undefined, ['TEXT', 'ANIME_LIST', 'MANGA_LIST']],
  ['TEXT', ['TEXT']],
  ['MEDIA_LIST', ['ANIME_LIST', 'MANGA_LIST']],
] as const)('asks for activities of type %s as %j', (activityType, types) => {
  const variables = activityType ? { page: 1, activityType } : { page: 1 };
  expect(activityFeed.request(variables)).toEqual({
    kind: 'graphql',
    query: expect.any(String),
    variables: { page: 1, types },
  });
});
