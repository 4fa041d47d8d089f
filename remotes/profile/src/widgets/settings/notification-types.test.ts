import { notificationGroups, notificationLabel } from './notification-types.ts';

test('types stand in groups, each once, and those of a newer service at the end', () => {
  const groups = notificationGroups([
    ...['MEDIA_MERGE', 'AIRING', 'THREAD_LIKE', 'FOLLOWING', 'MEDIA_SUBMISSION_UPDATE'],
    ...['RELATED_MEDIA_ADDITION', 'ACTIVITY_LIKE', 'SOMETHING_NEW'],
  ]);
  expect(groups).toEqual([
    { title: 'Activities and people', types: ['FOLLOWING', 'ACTIVITY_LIKE'] },
    { title: 'Forum', types: ['THREAD_LIKE'] },
    { title: 'Titles on your lists', types: ['RELATED_MEDIA_ADDITION', 'MEDIA_MERGE'] },
    { title: 'Your submissions', types: ['MEDIA_SUBMISSION_UPDATE'] },
    { title: 'Others', types: ['SOMETHING_NEW'] },
  ]);
  expect(notificationLabel('SOMETHING_NEW')).toBe('something new');
});
