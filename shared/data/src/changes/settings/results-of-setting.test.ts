import { dependsOnSetting } from './results-of-setting.ts';

const KEYS = [
  'viewer-a/media-detail/1-x/{}',
  'viewer-a/airing-list/1-x~entries/{}',
  'viewer-a/media-list-collection/1-x/{}',
  'viewer-a/list-settings/1-x/{}',
  'viewer-a/user-by-name/1-x/{}',
  'viewer-b/media-detail/1-x/{}',
  'public/genres/1-x/{}',
];

const stale = (name: Parameters<typeof dependsOnSetting>[0]) =>
  KEYS.filter(dependsOnSetting(name, 'viewer-a')).map((key) => key.split('/', 2).join('/'));

it.each(['titleLanguage', 'staffNameLanguage', 'scoreFormat', 'displayAdultContent'] as const)(
  '%s is in every result of the account, and in none of others',
  (name) => {
    expect(stale(name)).toEqual([
      'viewer-a/media-detail',
      'viewer-a/airing-list',
      'viewer-a/media-list-collection',
      'viewer-a/list-settings',
      'viewer-a/user-by-name',
    ]);
  },
);

it.each(['anime.sectionOrder', 'manga.splitCompletedSectionByFormat', 'rowOrder'] as const)(
  '%s is in results that arrange lists',
  (name) => {
    expect(stale(name)).toEqual(['viewer-a/media-list-collection', 'viewer-a/list-settings']);
  },
);

it.each(['about', 'profileColor'] as const)('%s is in profiles', (name) => {
  expect(stale(name)).toEqual(['viewer-a/user-by-name']);
});

it.each(['timezone', 'notificationOptions', 'activityMergeTime'] as const)('%s is in no result', (name) => {
  expect(stale(name)).toEqual([]);
});
