import { type NotificationSource, notificationText } from './notification-text.ts';

const media = { title: 'Paper Moon', path: '/ani/anime/7/paper-moon', cover: 'cover.png', color: '#123456' };
const user = { name: 'ren 2', avatar: 'ren.png' };
const base = { id: 1, createdAt: 0 };

function sentence(source: Omit<NotificationSource, 'id' | 'createdAt'>): string {
  const text = notificationText({ ...base, ...source });
  return text.kind === 'unsupported' ? text.text : `${text.before}${text.subject}${text.after}`;
}

test('an aired episode reads as the three parts of its context', () => {
  const contexts = ['Episode ', ' of ', ' aired.'];
  expect(sentence({ type: 'AIRING', contexts, episode: 5, media })).toBe('Episode 5 of Paper Moon aired.');
});

test('a related media has its title first', () => {
  const context = ' was recently added to the site.';
  expect(sentence({ type: 'RELATED_MEDIA_ADDITION', context, media })).toBe(`Paper Moon${context}`);
});

test.each(['ACTIVITY_LIKE', 'ACTIVITY_REPLY_LIKE', 'ACTIVITY_REPLY', 'FOLLOWING'])(
  '%s starts with the name of the user, which leads to the profile',
  (type) => {
    const text = notificationText({ ...base, type, context: ' did something.', user });
    expect(text).toMatchObject({ subject: 'ren 2', after: ' did something.', to: '/user/ren%202' });
  },
);

test('other types say that they are not supported', () => {
  const text = 'Notification type "THREAD_LIKE" not supported.';
  expect(sentence({ type: 'THREAD_LIKE', user })).toBe(text);
});

test('a supported type without its user or media has no text', () => {
  expect(sentence({ type: 'AIRING', contexts: null, episode: 5, media: null })).toContain(
    '"AIRING" not supported',
  );
});
