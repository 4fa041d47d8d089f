import { notificationText } from './notification-text.ts';
import type { NotificationData } from './notifications.query.ts';
import { FILTERS, variablesFor } from './params.ts';

const media: NotificationData['media'] = {
  id: 7,
  type: 'ANIME',
  title: { userPreferred: 'Paper Moon', english: 'Paper Moon' },
  countryOfOrigin: 'JP',
  coverImage: { large: 'cover.png', color: '#123456' },
};
const user = { id: 2, name: 'ren 2', avatar: { large: 'ren.png' } };
const thread = { title: 'What to watch', siteUrl: 'https://tracker.example/forum/thread/3/comment/4' };

const NOTHING: NotificationData = {
  id: 1,
  type: 'AIRING',
  createdAt: 0,
  isDated: true,
  context: null,
  contexts: null,
  episode: null,
  activityId: null,
  user: null,
  media: null,
  person: null,
  submission: null,
  submittedTitle: null,
  thread: null,
  reason: null,
  deletedTitles: null,
};

function read(source: Partial<NotificationData> & { readonly type: string }) {
  const text = notificationText({ ...NOTHING, ...source });
  const subject = text.segments.find(({ isSubject }) => isSubject);
  return { ...text, sentence: text.segments.map((segment) => segment.text).join(''), subject };
}

test('a title says its own language', () => {
  const subjectOf = (userPreferred: string) =>
    read({ type: 'AIRING', media: { ...media, title: { userPreferred, english: 'Paper Moon' } } }).subject;
  expect(['Paper Moon', 'Kami no Tsuki', 'かみのつき'].map((title) => subjectOf(title)?.lang)).toEqual([
    'en',
    'ja-Latn',
    'ja',
  ]);
});

test('an aired episode reads as the three parts of its context, and leads to the media', () => {
  const contexts = ['Episode ', ' of ', ' aired.'];
  const { sentence, subject } = read({ type: 'AIRING', contexts, episode: 5, media });
  expect(sentence).toBe('Episode 5 of Paper Moon aired.');
  expect(subject?.to).toBe('/ani/anime/7/paper-moon');
});

test.each([
  ['RELATED_MEDIA_ADDITION', 'Paper Moon was recently added to the site.'],
  ['MEDIA_DATA_CHANGE', 'Paper Moon received site data changes.'],
  ['MEDIA_MERGE', 'Paper Moon 2, Papermoon was merged into Paper Moon.'],
])('%s names the media, leads to it and gives the reason', (type, said) => {
  const reason = 'Two entries for one work.';
  const text = read({ type, media, reason, deletedTitles: ['Paper Moon 2', 'Papermoon'] });
  expect(text.sentence).toBe(said);
  expect(text.subject?.text).toBe('Paper Moon');
  expect(text.note).toBe(reason);
  expect(text.picture).toEqual({ kind: 'cover', src: 'cover.png', color: '#123456' });
});

test('a deleted media has a title and no link', () => {
  const text = read({ type: 'MEDIA_DELETION', deletedTitles: ['Kettle'], context: ' was deleted.' });
  expect(text.sentence).toBe('Kettle was deleted.');
  expect(text.subject).toBeUndefined();
});

test.each(variablesFor('activity').types ?? [])(
  '%s leads to the activity, its name to the person',
  (type) => {
    const text = read({ type, context: ' did something.', user, activityId: 12 });
    expect(text.sentence).toBe('ren 2 did something.');
    expect(text.subject).toMatchObject({ text: 'did something.', to: '/activity/12' });
    expect(text.segments[0]).toMatchObject({ text: 'ren 2', to: '/user/ren%202' });
    expect(text.picture).toMatchObject({ kind: 'person', to: '/user/ren%202' });
  },
);

test.each(variablesFor('forum').types ?? [])(
  '%s leads to the thread outside, its name to the person',
  (type) => {
    const text = read({ type, context: ' said something in ', user, thread });
    expect(text.sentence).toBe('ren 2 said something in What to watch');
    expect(text.subject).toMatchObject({ to: thread.siteUrl, isOutside: true });
    expect(text.segments[0]).toMatchObject({ text: 'ren 2', to: '/user/ren%202' });
  },
);

describe('a submission says what became of it', () => {
  const reason = 'No source could be found.';

  test('of a media', () => {
    const text = read({ type: 'MEDIA_SUBMISSION_UPDATE', media, submission: 'Accepted', reason });
    expect(text.sentence).toBe('Your submission for Paper Moon was accepted.');
    expect(text.subject?.to).toBe('/ani/anime/7/paper-moon');
    expect(text.note).toBe(reason);
  });

  test('of a title that has no page', () => {
    const text = read({ type: 'MEDIA_SUBMISSION_UPDATE', submittedTitle: 'Kettle', submission: 'rejected' });
    expect(text.sentence).toBe('Your submission for Kettle was rejected.');
    expect(text.subject).toBeUndefined();
  });

  test.each([
    ['staff', 'STAFF_SUBMISSION_UPDATE', 'staff page of Rin Mori', '/ani/staff/5/rin-mori'],
    ['character', 'CHARACTER_SUBMISSION_UPDATE', 'character Rin Mori', '/ani/character/5/rin-mori'],
  ] as const)('of a %s', (kind, type, said, path) => {
    const person = { kind, id: 5, name: 'Rin Mori', image: 'rin.png' };
    const text = read({ type, person, submission: 'partially accepted' });
    expect(text.sentence).toBe(`Your submission for the ${said} was partially accepted.`);
    expect(text.subject?.to).toBe(path);
    expect(text.picture).toMatchObject({ src: 'rin.png' });
  });
});

test('a follower is the subject', () => {
  const { sentence, subject } = read({ type: 'FOLLOWING', context: ' started following you.', user });
  expect(sentence).toBe('ren 2 started following you.');
  expect(subject?.to).toBe('/user/ren%202');
});

const TYPES = FILTERS.flatMap(({ value }) => variablesFor(value).types ?? []);

test.each(TYPES)('%s has words also when everything it is about is gone', (type) => {
  const { sentence } = read({ type });
  expect(sentence).not.toContain('not supported');
  expect(sentence).not.toMatch(/null|undefined|\s$/);
});

test('a type that is not known is named', () => {
  expect(read({ type: 'TELEPATHY', user }).sentence).toBe('Notification type "TELEPATHY" not supported.');
});
