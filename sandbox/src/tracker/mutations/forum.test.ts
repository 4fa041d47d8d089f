import { isModerator } from '../../community/moderation.ts';
import { buildWorld } from '../../world.ts';
import { asker } from '../ask.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 700, manga: 200 } });
const ask = asker(world);
const moderator = world.community.users.find((user) => user.id > 7 && isModerator(user))?.name;
const [work, other] = world.catalogue.media;

beforeEach(() => world.reset());

const SAVE = `mutation ($id: Int, $title: String, $body: String, $categories: [Int], $media: [Int], $sticky: Boolean, $locked: Boolean) {
  SaveThread(id: $id, title: $title, body: $body, categories: $categories, mediaCategories: $media, sticky: $sticky, locked: $locked) {
    id title body isSubscribed isSticky isLocked replyCount viewCount likeCount repliedAt
    user { name } categories { id name } mediaCategories { id }
  }
}`;
const COMMENT = `mutation ($id: Int, $threadId: Int, $parent: Int, $comment: String, $locked: Boolean) {
  SaveThreadComment(id: $id, threadId: $threadId, parentCommentId: $parent, comment: $comment, locked: $locked) {
    id comment likeCount isLocked user { name } thread { id replyCount replyUser { name } replyCommentId }
  }
}`;

async function thread(user = 'aoi', more: Record<string, unknown> = {}): Promise<number> {
  const variables = { title: 'Kettles of the season', categories: [1], ...more };
  const { data } = await ask(SAVE, variables, user);
  // The mutation selects the id.
  return (data as { SaveThread: { id: number } }).SaveThread.id;
}

async function comment(threadId: number, text: string, user: string, parent?: number): Promise<number> {
  const { data } = await ask(COMMENT, { threadId, comment: text, ...(parent ? { parent } : {}) }, user);
  // The mutation selects the id.
  return (data as { SaveThreadComment: { id: number } }).SaveThreadComment.id;
}

function newest(name: string): unknown {
  const user = world.community.userByName(name);
  return user === undefined ? undefined : world.community.notifications.of(user)[0];
}

const unread = (name: string): number | undefined =>
  world.community.userByName(name)?.unreadNotificationCount;

test('a thread is created with its categories, and its author follows it', async () => {
  const saved = await ask(
    SAVE,
    { title: 'Kettles', body: 'Which one?', categories: [1, 5], media: [work?.id] },
    'aoi',
  );
  expect(saved.data).toEqual({
    SaveThread: {
      id: expect.any(Number),
      title: 'Kettles',
      body: 'Which one?',
      isSubscribed: true,
      isSticky: false,
      isLocked: false,
      replyCount: 0,
      viewCount: 0,
      likeCount: 0,
      repliedAt: NOW / 1000,
      user: { name: 'aoi' },
      categories: [
        { id: 1, name: 'Anime' },
        { id: 5, name: 'Release Discussion' },
      ],
      mediaCategories: [{ id: work?.id }],
    },
  });
});

test.each([
  [{ categories: [1] }, { title: ['The title field is required.'] }],
  [{ title: 'Kettles' }, { categories: ['The categories field is required.'] }],
  [{ title: 'Kettles', categories: [999] }, { categories: ['The selected categories is invalid.'] }],
  [{ title: 'Kettles', categories: [13] }, { categories: ['The selected categories is invalid.'] }],
  [{ title: 'Kettles', categories: [1], body: ' ' }, { body: ['The body field is required.'] }],
  [
    { title: 'Kettles', categories: [1], media: [1] },
    { mediaCategories: ['The selected media categories is invalid.'] },
  ],
  [{ id: 1, title: 'Kettles' }, { id: ['The selected id is invalid.'] }],
])('a thread of %j is refused', async (variables, validation) => {
  await expect(ask(SAVE, variables, 'aoi')).resolves.toMatchObject({
    status: 400,
    data: { SaveThread: null },
    errors: [{ message: 'validation', status: 400, validation }],
  });
});

test.each([
  'mutation { SaveThread(title: "a", categories: [1]) { id } }',
  'mutation { DeleteThread(id: 801) { deleted } }',
  'mutation { ToggleThreadSubscription(threadId: 801) { id } }',
  'mutation { SaveThreadComment(threadId: 801, comment: "a") { id } }',
  'mutation { DeleteThreadComment(id: 801000) { deleted } }',
  'mutation { ToggleLikeV2(id: 801, type: THREAD) { ... on Thread { id } } }',
  'mutation { DeleteCustomList(customList: "Seaside", type: ANIME) { deleted } }',
  'mutation { SaveListActivity(id: 1, locked: true) { id } }',
  'mutation { UpdateAniChartSettings(theme: "dark") }',
  'mutation { UpdateAniChartHighlights(highlights: []) }',
  '{ Markdown(markdown: "a") { html } }',
  '{ AniChartUser { settings } }',
])('%s needs a token', async (query) => {
  await expect(ask(query)).resolves.toMatchObject({ status: 401, errors: [{ message: 'Unauthorized.' }] });
});

test('only the author and moderators change or delete a thread, and only moderators lock and pin', async () => {
  const id = await thread();
  const refused = { status: 403, errors: [{ message: 'You are not authorized to modify this Thread' }] };
  await expect(ask(SAVE, { id, title: 'Mine now' }, 'ren')).resolves.toMatchObject(refused);
  await expect(ask(SAVE, { id, locked: true }, 'aoi')).resolves.toMatchObject(refused);
  await expect(ask(SAVE, { id, sticky: true }, 'aoi')).resolves.toMatchObject(refused);
  const remove = 'mutation ($id: Int) { DeleteThread(id: $id) { deleted } }';
  await expect(ask(remove, { id }, 'ren')).resolves.toMatchObject(refused);
  expect((await ask(SAVE, { id, title: 'Kettles, again' }, 'aoi')).data).toMatchObject({
    SaveThread: { id, title: 'Kettles, again', categories: [{ id: 1 }] },
  });
  expect((await ask(SAVE, { id, sticky: true, locked: true }, moderator)).data).toMatchObject({
    SaveThread: { isSticky: true, isLocked: true },
  });
  await expect(ask(SAVE, { id, title: 'Too late' }, 'aoi')).resolves.toMatchObject(refused);
  expect((await ask(remove, { id }, 'aoi')).data).toEqual({ DeleteThread: { deleted: true } });
  await expect(ask('query ($id: Int) { Thread(id: $id) { id } }', { id })).resolves.toMatchObject({
    status: 404,
  });
  await expect(ask(remove, { id }, 'aoi')).resolves.toMatchObject({ status: 404 });
});

test('a locked thread and a locked comment take no comments but from moderators', async () => {
  const id = await thread();
  const first = await comment(id, 'The blue one.', 'ren');
  await ask(COMMENT, { id: first, locked: true }, moderator);
  const refused = { status: 403, data: { SaveThreadComment: null } };
  await expect(ask(COMMENT, { threadId: id, parent: first, comment: 'No!' }, 'mio')).resolves.toMatchObject(
    refused,
  );
  await expect(ask(COMMENT, { id: first, comment: 'Edited' }, 'ren')).resolves.toMatchObject(refused);
  await ask(SAVE, { id, locked: true }, moderator);
  await expect(ask(COMMENT, { threadId: id, comment: 'Hello?' }, 'mio')).resolves.toMatchObject(refused);
  expect((await ask(COMMENT, { threadId: id, comment: 'Closed.' }, moderator)).data).toMatchObject({
    SaveThreadComment: { comment: 'Closed.' },
  });
});

test('a comment counts, names the last writer, and tells the author of the thread', async () => {
  const id = await thread();
  const before = unread('aoi') ?? 0;
  const { data } = await ask(COMMENT, { threadId: id, comment: 'The blue one.' }, 'ren');
  expect(data).toMatchObject({
    SaveThreadComment: {
      comment: 'The blue one.',
      likeCount: 0,
      thread: { id, replyCount: 1, replyUser: { name: 'ren' } },
    },
  });
  expect(newest('aoi')).toMatchObject({ type: 'THREAD_SUBSCRIBED', userId: 2, threadId: id });
  expect(unread('aoi')).toBe(before + 1);
  await comment(id, 'I agree with myself.', 'aoi');
  expect(unread('aoi')).toBe(before + 1);
});

test('replies, mentions and subscriptions are told once each', async () => {
  const id = await thread();
  await ask(
    'mutation ($id: Int) { ToggleThreadSubscription(threadId: $id) { isSubscribed } }',
    { id },
    'mio',
  );
  const first = await comment(id, 'The blue one.', 'ren');
  const counts = ['aoi', 'ren', 'mio', 'sora'].map((name) => unread(name) ?? 0);
  const reply = await comment(id, 'No, @ren, ask @sora and @nobody.', 'yuki', first);
  expect(newest('ren')).toMatchObject({ type: 'THREAD_COMMENT_REPLY', commentId: reply, userId: 5 });
  expect(newest('sora')).toMatchObject({ type: 'THREAD_COMMENT_MENTION', commentId: reply });
  expect(newest('mio')).toMatchObject({ type: 'THREAD_SUBSCRIBED', commentId: reply });
  expect(newest('aoi')).toMatchObject({ type: 'THREAD_SUBSCRIBED', commentId: reply });
  expect(['aoi', 'ren', 'mio', 'sora'].map((name) => unread(name))).toEqual(counts.map((count) => count + 1));
});

test('a user who switched a type of notification off, or unsubscribed, is told nothing', async () => {
  const id = await thread();
  await ask(
    'mutation ($id: Int) { ToggleThreadSubscription(threadId: $id, subscribe: false) { id } }',
    { id },
    'aoi',
  );
  const before = unread('aoi');
  await comment(id, 'The blue one.', 'ren');
  await ask(
    'mutation { UpdateUser(notificationOptions: [{ type: THREAD_LIKE, enabled: false }]) { id } }',
    {},
    'aoi',
  );
  await ask(
    'mutation ($id: Int) { ToggleLikeV2(id: $id, type: THREAD) { ... on Thread { id } } }',
    { id },
    'ren',
  );
  expect(unread('aoi')).toBe(before);
});

test('subscribing flips without an argument and is what `subscribed` finds', async () => {
  const toggle = 'mutation { ToggleThreadSubscription(threadId: 801) { isSubscribed } }';
  expect((await ask(toggle, {}, 'empty')).data).toEqual({ ToggleThreadSubscription: { isSubscribed: true } });
  expect((await ask('{ Page { threads(subscribed: true) { id } } }', {}, 'empty')).data).toEqual({
    Page: { threads: [{ id: 801 }] },
  });
  expect((await ask(toggle, {}, 'empty')).data).toEqual({
    ToggleThreadSubscription: { isSubscribed: false },
  });
});

test('replies stand inside of their comment, and go with it', async () => {
  const id = await thread();
  const first = await comment(id, 'The blue one.', 'ren');
  const reply = await comment(id, 'The red one!', 'mio', first);
  await comment(id, 'Both.', 'sora', reply);
  const query = `query ($id: Int) { Page { pageInfo { total lastPage hasNextPage } threadComments(threadId: $id) { id childComments } } }`;
  expect((await ask(query, { id })).data).toMatchObject({
    Page: {
      pageInfo: { total: 1, hasNextPage: false },
      threadComments: [
        {
          id: first,
          childComments: [
            {
              id: reply,
              comment: 'The red one!',
              isLiked: false,
              user: { name: 'mio' },
              childComments: [{ comment: 'Both.', childComments: null }],
            },
          ],
        },
      ],
    },
  });
  const remove = 'mutation ($id: Int) { DeleteThreadComment(id: $id) { deleted } }';
  await expect(ask(remove, { id: first }, 'mio')).resolves.toMatchObject({ status: 403 });
  expect((await ask(remove, { id: first }, 'ren')).data).toEqual({ DeleteThreadComment: { deleted: true } });
  expect((await ask(query, { id })).data).toMatchObject({ Page: { threadComments: [] } });
  expect(world.community.forum.comment(reply)).toBeUndefined();
});

test.each([
  [{ threadId: 801 }, { comment: ['The comment field is required.'] }],
  [{ comment: 'a' }, { threadId: ['The thread id field is required.'] }],
  [{ threadId: 1, comment: 'a' }, { threadId: ['The selected thread id is invalid.'] }],
  [
    { threadId: 801, parent: 1, comment: 'a' },
    { parentCommentId: ['The selected parent comment id is invalid.'] },
  ],
  [
    { threadId: 801, parent: 802_000, comment: 'a' },
    { parentCommentId: ['The selected parent comment id is invalid.'] },
  ],
  [{ id: 1, comment: 'a' }, { id: ['The selected id is invalid.'] }],
])('a comment of %j is refused', async (variables, validation) => {
  await expect(ask(COMMENT, variables, 'aoi')).resolves.toMatchObject({
    status: 400,
    errors: [{ message: 'validation', validation }],
  });
});

test('threads and comments are liked, counted and told to their authors', async () => {
  const id = await thread();
  const first = await comment(id, 'The blue one.', 'ren');
  const like = `mutation ($id: Int, $type: LikeableType) { ToggleLikeV2(id: $id, type: $type) {
    __typename ... on Thread { likeCount isLiked likes { name } } ... on ThreadComment { likeCount isLiked }
  } }`;
  expect((await ask(like, { id, type: 'THREAD' }, 'mio')).data).toEqual({
    ToggleLikeV2: { __typename: 'Thread', likeCount: 1, isLiked: true, likes: [{ name: 'mio' }] },
  });
  expect(newest('aoi')).toMatchObject({ type: 'THREAD_LIKE', userId: 3, threadId: id });
  expect((await ask(like, { id: first, type: 'THREAD_COMMENT' }, 'mio')).data).toEqual({
    ToggleLikeV2: { __typename: 'ThreadComment', likeCount: 1, isLiked: true },
  });
  expect(newest('ren')).toMatchObject({ type: 'THREAD_COMMENT_LIKE', commentId: first });
  expect((await ask(like, { id, type: 'THREAD' }, 'mio')).data).toMatchObject({
    ToggleLikeV2: { likeCount: 0, isLiked: false },
  });
  expect(
    (await ask('query ($id: Int) { Like(likeableId: $id, type: THREAD_COMMENT) { name } }', { id: first }))
      .data,
  ).toEqual({ Like: { name: 'mio' } });
});

test('threads are found by the work that they are about', async () => {
  const id = await thread('aoi', { media: [work?.id] });
  const query =
    'query ($media: Int) { Page { threads(mediaCategoryId: $media) { id mediaCategories { id } } } }';
  const found = (await ask(query, { media: work?.id })).data;
  // The query selects exactly this.
  const { threads } = (found as { Page: { threads: { id: number; mediaCategories: { id: number }[] }[] } })
    .Page;
  expect(threads.map((one) => one.id)).toContain(id);
  expect(threads.every((one) => one.mediaCategories.some((media) => media.id === work?.id))).toBe(true);
  expect(JSON.stringify((await ask(query, { media: other?.id })).data)).not.toContain(`"id":${id},`);
});

test.each([
  ['REPLY_COUNT_DESC', 'replyCount'],
  ['VIEW_COUNT_DESC', 'viewCount'],
  ['REPLIED_AT_DESC', 'repliedAt'],
  ['CREATED_AT_DESC', 'createdAt'],
] as const)('%s puts threads in order', async (sort, field) => {
  const { data } = await ask(`{ Page(perPage: 50) { threads(sort: [${sort}]) { value: ${field} } } }`);
  // The query selects exactly this.
  const values = (data as { Page: { threads: { value: number }[] } }).Page.threads.map(({ value }) => value);
  expect(new Set(values).size).toBeGreaterThan(3);
  expect(values).toEqual([...values].sort((one, next) => next - one));
});

test('opening a thread counts as a view', async () => {
  const views = async (): Promise<number> => {
    const { data } = await ask('{ Thread(id: 801) { viewCount } }');
    // The query selects exactly this.
    return (data as { Thread: { viewCount: number } }).Thread.viewCount;
  };
  const first = await views();
  expect(await views()).toBe(first + 1);
});

test('an activity is subscribed to until it is unsubscribed, and further replies are told', async () => {
  const { data } = await ask(
    'mutation { SaveTextActivity(text: "Rain at last, @mio.") { id likeCount } }',
    {},
    'aoi',
  );
  expect(data).toMatchObject({ SaveTextActivity: { likeCount: 0 } });
  expect(newest('mio')).toMatchObject({ type: 'ACTIVITY_MENTION', userId: 1 });
  const id = world.community.feed.activities.at(-1)?.id;
  const toggle =
    'mutation ($id: Int) { ToggleActivitySubscription(activityId: $id) { ... on TextActivity { isSubscribed } } }';
  expect((await ask(toggle, { id }, 'sora')).data).toEqual({
    ToggleActivitySubscription: { isSubscribed: true },
  });
  await ask(
    'mutation ($id: Int) { SaveActivityReply(activityId: $id, text: "Here too") { id } }',
    { id },
    'ren',
  );
  expect(newest('sora')).toMatchObject({ type: 'ACTIVITY_REPLY_SUBSCRIBED', userId: 2 });
  expect(newest('aoi')).toMatchObject({ type: 'ACTIVITY_REPLY', userId: 2 });
});

test('only moderators lock what the list wrote into the feed', async () => {
  const activity = world.community.feed.activities.findLast(
    ({ kind, userId }) => kind === 'ANIME_LIST' && userId === 1,
  );
  const lock = 'mutation ($id: Int) { SaveListActivity(id: $id, locked: true) { id isLocked } }';
  await expect(ask(lock, { id: activity?.id }, 'aoi')).resolves.toMatchObject({ status: 403 });
  expect((await ask(lock, { id: activity?.id }, moderator)).data).toEqual({
    SaveListActivity: { id: activity?.id, isLocked: true },
  });
});

test('markdown is parsed for users, charts keep what was chosen, and highlights are taken back', async () => {
  expect((await ask('{ Markdown(markdown: "__Rain__") { html } }', {}, 'aoi')).data).toEqual({
    Markdown: { html: '<strong>Rain</strong>' },
  });
  const settings = await ask('mutation { UpdateAniChartSettings(theme: "dark") }', {}, 'aoi');
  expect(settings.data).toMatchObject({ UpdateAniChartSettings: { theme: 'dark', sort: 'popularity' } });
  const highlight =
    'mutation ($all: [AniChartHighlightInput]) { UpdateAniChartHighlights(highlights: $all) }';
  const all = [{ mediaId: work?.id, highlight: 'green' }];
  expect((await ask(highlight, { all }, 'aoi')).data).toEqual({
    UpdateAniChartHighlights: { [String(work?.id)]: 'green' },
  });
  expect((await ask('{ AniChartUser { user { name } settings highlights } }', {}, 'aoi')).data).toMatchObject(
    {
      AniChartUser: {
        user: { name: 'aoi' },
        settings: { theme: 'dark' },
        highlights: { [String(work?.id)]: 'green' },
      },
    },
  );
  await ask(highlight, { all: [{ mediaId: work?.id, highlight: null }] }, 'aoi');
  expect((await ask('{ AniChartUser { highlights } }', {}, 'aoi')).data).toEqual({
    AniChartUser: { highlights: {} },
  });
  await expect(ask(highlight, { all: [{ mediaId: 1, highlight: 'green' }] }, 'aoi')).resolves.toMatchObject({
    status: 400,
    errors: [{ validation: { 'highlights.0.mediaId': [expect.any(String)] } }],
  });
});

test('a deleted custom list leaves the settings, the sections and each entry', async () => {
  const collection = `{ MediaListCollection(userName: "aoi", type: ANIME) { lists { name entries { id } } } }`;
  const before = await ask(collection, {}, 'aoi');
  expect(JSON.stringify(before.data)).toContain('"Seaside"');
  const count = world.community.lists.of(1).size;
  const remove =
    'mutation ($name: String, $type: MediaType) { DeleteCustomList(customList: $name, type: $type) { deleted } }';
  expect((await ask(remove, { name: 'Seaside', type: 'ANIME' }, 'aoi')).data).toEqual({
    DeleteCustomList: { deleted: true },
  });
  expect(JSON.stringify((await ask(collection, {}, 'aoi')).data)).not.toContain('"Seaside"');
  expect(
    [...world.community.lists.of(1).values()].some(({ customLists }) => customLists.includes('Seaside')),
  ).toBe(false);
  expect(world.community.lists.of(1).size).toBe(count);
  const options = await ask(
    '{ Viewer { mediaListOptions { animeList { customLists sectionOrder } } } }',
    {},
    'aoi',
  );
  expect(JSON.stringify(options.data)).not.toContain('Seaside');
  await expect(ask(remove, { name: 'Seaside', type: 'ANIME' }, 'aoi')).resolves.toMatchObject({
    status: 400,
    errors: [{ validation: { customList: ['The selected custom list is invalid.'] } }],
  });
  await expect(ask(remove, { name: 'Digital' }, 'aoi')).resolves.toMatchObject({
    errors: [{ validation: { type: ['The type field is required.'] } }],
  });
});
