import { activityReplies } from './activity-replies.query.ts';

const page = { pageInfo: { hasNextPage: false, perPage: 50 }, activityReplies: [] };

it('refuses a page of 25 that has another size', () => {
  expect(() => activityReplies.decode({ Page: page }, { activityId: 1, page: 1 })).toThrow(
    'Page count is wrong',
  );
  const right = { ...page, pageInfo: { hasNextPage: false, perPage: 25 } };
  expect(activityReplies.decode({ Page: right }, { activityId: 1, page: 1 }).items).toEqual([]);
});
