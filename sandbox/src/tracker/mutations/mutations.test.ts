import { buildWorld } from '../../world.ts';
import { asker } from '../ask.ts';
import { isRecommendationBlocked } from '../blocked.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 700, manga: 200 } });
const ask = asker(world);
const finished = world.catalogue.media.filter(
  ({ type, status, episodes }) => type === 'ANIME' && status === 'FINISHED' && (episodes ?? 0) > 5,
);
const fresh = finished.find(({ id }) => !world.community.lists.of(1).has(id));

beforeEach(() => world.reset());

const SAVE =
  'mutation ($m: Int, $s: MediaListStatus, $p: Int, $score: Float, $id: Int) { SaveMediaListEntry(id: $id, mediaId: $m, status: $s, progress: $p, score: $score) { id status progress score startedAt { year } completedAt { year month day } } }';

test('the last episode completes the work, with dates, activity and statistics', async () => {
  const minutes = '{ Viewer { statistics { anime { count minutesWatched } } } }';
  const before = await ask(minutes, {}, 'aoi');
  await ask(SAVE, { m: fresh?.id, s: 'CURRENT', p: 1 }, 'aoi');
  const saved = await ask(SAVE, { m: fresh?.id, p: fresh?.episodes }, 'aoi');
  expect(saved.data).toMatchObject({
    SaveMediaListEntry: {
      status: 'COMPLETED',
      progress: fresh?.episodes,
      startedAt: { year: 2026 },
      completedAt: { year: 2026, month: 11, day: 21 },
    },
  });
  const activity = await ask(
    '{ Page(perPage: 1) { activities(userId: 1, sort: [ID_DESC]) { ... on ListActivity { status media { id } createdAt } } } }',
  );
  expect(activity.data).toEqual({
    Page: { activities: [{ status: 'completed', media: { id: fresh?.id }, createdAt: NOW / 1000 }] },
  });
  expect((await ask(minutes, {}, 'aoi')).data).not.toEqual(before.data);
});

test('progress beyond the end stops at the end', async () => {
  const saved = await ask(SAVE, { m: fresh?.id, s: 'CURRENT', p: 9_999 }, 'aoi');
  expect(saved.data).toMatchObject({
    SaveMediaListEntry: { progress: fresh?.episodes, status: 'COMPLETED' },
  });
});

test('a score is taken in the format of its owner', async () => {
  const query =
    'query ($id: Int) { Media(id: $id) { mediaListEntry { score raw: score(format: POINT_100) } } }';
  await ask(SAVE, { m: fresh?.id, s: 'CURRENT', score: 8.5 }, 'aoi');
  await ask(SAVE, { m: fresh?.id, s: 'CURRENT', score: 4 }, 'mio');
  expect((await ask(query, { id: fresh?.id }, 'aoi')).data).toEqual({
    Media: { mediaListEntry: { score: 8.5, raw: 85 } },
  });
  expect((await ask(query, { id: fresh?.id }, 'mio')).data).toEqual({
    Media: { mediaListEntry: { score: 4, raw: 70 } },
  });
});

test('an entry without a work, or of another user, is refused', async () => {
  await expect(ask(SAVE, { p: 2 }, 'aoi')).resolves.toMatchObject({
    status: 400,
    errors: [{ message: 'validation', validation: { mediaId: [expect.any(String)] } }],
  });
  const [foreign] = world.community.lists.of(2).values();
  const refused = { status: 403, errors: [{ message: 'You are not authorized to modify this MediaList' }] };
  await expect(ask(SAVE, { id: foreign?.id, p: 2 }, 'aoi')).resolves.toMatchObject(refused);
  const remove = 'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }';
  await expect(ask(remove, { id: foreign?.id }, 'aoi')).resolves.toMatchObject(refused);
  await expect(ask(remove, { id: 1 }, 'aoi')).resolves.toMatchObject({ status: 404 });
});

test('a score above 100 is refused, one above the format is its best, and null takes progress and score away', async () => {
  await expect(ask(SAVE, { m: fresh?.id, s: 'CURRENT', score: 101 }, 'yuki')).resolves.toMatchObject({
    status: 400,
    errors: [{ validation: { score: ['The score may not be greater than 100.'] } }],
  });
  expect((await ask(SAVE, { m: fresh?.id, s: 'CURRENT', p: 3, score: 99 }, 'yuki')).data).toMatchObject({
    SaveMediaListEntry: { progress: 3, score: 10 },
  });
  expect((await ask(SAVE, { m: fresh?.id, p: null, score: null }, 'yuki')).data).toMatchObject({
    SaveMediaListEntry: { status: 'CURRENT', progress: 0, score: 0 },
  });
});

test('a deleted entry is gone until the sandbox is reset', async () => {
  const [entry] = world.community.lists.of(1).values();
  const query = 'query ($id: Int) { Media(id: $id) { mediaListEntry { id } } }';
  const deleted = await ask(
    'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }',
    { id: entry?.id },
    'aoi',
  );
  expect(deleted.data).toEqual({ DeleteMediaListEntry: { deleted: true } });
  expect((await ask(query, { id: entry?.mediaId }, 'aoi')).data).toEqual({ Media: { mediaListEntry: null } });
  world.reset();
  expect((await ask(query, { id: entry?.mediaId }, 'aoi')).data).toEqual({
    Media: { mediaListEntry: { id: entry?.id } },
  });
});

test('a like is counted, notified to the author, and taken back by the next one', async () => {
  const activity = world.community.feed.activities.findLast(
    ({ userId, kind }) => userId === 1 && kind !== 'MESSAGE',
  );
  const like =
    'mutation ($id: Int) { ToggleLikeV2(id: $id, type: ACTIVITY) { ... on ListActivity { likeCount isLiked } ... on TextActivity { likeCount isLiked } } }';
  const count = world.community.likes.of('ACTIVITY', activity?.id ?? 0).size;
  const wasLiked = world.community.likes.of('ACTIVITY', activity?.id ?? 0).has(7);
  expect(wasLiked).toBe(false);
  expect((await ask(like, { id: activity?.id }, 'empty')).data).toEqual({
    ToggleLikeV2: { likeCount: count + 1, isLiked: true },
  });
  const [aoi] = world.community.users;
  const [newest] = aoi === undefined ? [] : world.community.notifications.of(aoi);
  expect(newest).toMatchObject({ type: 'ACTIVITY_LIKE', userId: 7, activityId: activity?.id });
  expect((await ask(like, { id: activity?.id }, 'empty')).data).toEqual({
    ToggleLikeV2: { likeCount: count, isLiked: false },
  });
});

test('following flips and shows on both profiles', async () => {
  const follow = await ask('mutation { ToggleFollow(userId: 1) { isFollowing } }', {}, 'empty');
  expect(follow.data).toEqual({ ToggleFollow: { isFollowing: true } });
  expect((await ask('{ User(name: "empty") { isFollower } }', {}, 'aoi')).data).toEqual({
    User: { isFollower: true },
  });
});

test('a favourite is stored, counted and put in order', async () => {
  const media = 'query ($id: Int) { Media(id: $id) { isFavourite favourites } }';
  await ask(
    'mutation ($id: Int) { ToggleFavourite(animeId: $id) { anime { nodes { id } } } }',
    { id: fresh?.id },
    'empty',
  );
  expect((await ask(media, { id: fresh?.id }, 'empty')).data).toEqual({
    Media: { isFavourite: true, favourites: (fresh?.favourites ?? 0) + 1 },
  });
  const ids = [...world.community.favourites.of(1, 'manga')];
  const turned = [...ids].reverse();
  await ask(
    'mutation ($ids: [Int], $order: [Int]) { UpdateFavouriteOrder(mangaIds: $ids, mangaOrder: $order) { manga { nodes { id } } } }',
    { ids, order: ids.map((_, at) => ids.length - at) },
    'aoi',
  );
  expect(world.community.favourites.of(1, 'manga')).toEqual(turned);
});

test('a vote on a recommendation changes the total by one and can be withdrawn', async () => {
  const media = world.catalogue.media.find((one) => world.community.recommendations.of(one).length > 0);
  const [first] = media === undefined ? [] : world.community.recommendations.of(media);
  const rate =
    'mutation ($m: Int, $r: Int, $rating: RecommendationRating) { SaveRecommendation(mediaId: $m, mediaRecommendationId: $r, rating: $rating) { rating userRating } }';
  const variables = { m: media?.id, r: first?.recommendedId };
  const total = first?.rating ?? 0;
  expect((await ask(rate, { ...variables, rating: 'RATE_UP' }, 'aoi')).data).toEqual({
    SaveRecommendation: { rating: total + 1, userRating: 'RATE_UP' },
  });
  expect((await ask(rate, { ...variables, rating: 'RATE_DOWN' }, 'aoi')).data).toEqual({
    SaveRecommendation: { rating: total - 1, userRating: 'RATE_DOWN' },
  });
  expect((await ask(rate, { ...variables, rating: 'NO_RATING' }, 'aoi')).data).toEqual({
    SaveRecommendation: { rating: total, userRating: 'NO_RATING' },
  });
});

test('reading notifications sets the unread count back when asked to', async () => {
  const count = '{ Viewer { unreadNotificationCount } }';
  expect((await ask(count, {}, 'aoi')).data).toEqual({ Viewer: { unreadNotificationCount: 3 } });
  await ask(
    '{ Page(perPage: 15) { notifications(resetNotificationCount: true) { __typename } } }',
    {},
    'aoi',
  );
  expect((await ask(count, {}, 'aoi')).data).toEqual({ Viewer: { unreadNotificationCount: 0 } });
});

test('texts can be written, responded and deleted', async () => {
  const written = await ask('mutation { SaveTextActivity(text: "Rain at last.") { id text } }', {}, 'aoi');
  const id = world.community.feed.activities.at(-1)?.id;
  expect(written.data).toEqual({ SaveTextActivity: { id, text: 'Rain at last.' } });
  await ask(
    'mutation ($id: Int) { SaveActivityReply(activityId: $id, text: "Here too.") { id } }',
    { id },
    'ren',
  );
  const replies = await ask(
    'query ($id: Int) { Page(perPage: 25) { activityReplies(activityId: $id) { text user { name } } } }',
    { id },
  );
  expect(replies.data).toEqual({ Page: { activityReplies: [{ text: 'Here too.', user: { name: 'ren' } }] } });
  await ask('mutation ($id: Int) { DeleteActivity(id: $id) { deleted } }', { id }, 'aoi');
  await expect(ask('query ($id: Int) { Activity(id: $id) { __typename } }', { id })).resolves.toMatchObject({
    status: 404,
  });
});

const CUT = [
  [
    'SaveMediaListEntry',
    (text: string) => `SaveMediaListEntry(mediaId: ${fresh?.id}, notes: ${text}) { text: notes }`,
  ],
  ['SaveTextActivity', (text: string) => `SaveTextActivity(text: ${text}) { text }`],
  [
    'SaveMessageActivity',
    (text: string) => `SaveMessageActivity(recipientId: 2, message: ${text}) { text: message }`,
  ],
  ['UpdateUser', (text: string) => `UpdateUser(about: ${text}) { text: about }`],
] as const;

test.each(CUT)(
  '%s keeps a text up to the first sign of four bytes, and entities whole',
  async (name, mutation) => {
    const save = async (text: string) =>
      (await ask(`mutation { ${mutation(JSON.stringify(text))} }`, {}, 'aoi')).data;
    expect(await save('Loved it 🤔 and the rest')).toEqual({ [name]: { text: 'Loved it ' } });
    const entity = 'Loved it &#129300; and the rest';
    expect(await save(entity)).toEqual({ [name]: { text: entity } });
  },
);

test('names of custom lists, replies and reviews are cut like all texts', async () => {
  const SETTINGS =
    'mutation ($n: [String]) { UpdateUser(animeListOptions: { customLists: $n }) { mediaListOptions { animeList { customLists } } } }';
  expect((await ask(SETTINGS, { n: ['Best 🤔 of', '&#129300;'] }, 'aoi')).data).toMatchObject({
    UpdateUser: { mediaListOptions: { animeList: { customLists: ['Best ', '&#129300;'] } } },
  });
  const [activity] = world.community.feed.activities;
  const reply = await ask(
    `mutation { SaveActivityReply(activityId: ${activity?.id}, text: "Me too 🤔!") { text } }`,
    {},
    'aoi',
  );
  expect(reply.data).toEqual({ SaveActivityReply: { text: 'Me too ' } });
  const review = await ask(
    'mutation ($m: Int, $s: String, $b: String) { SaveReview(mediaId: $m, summary: $s, body: $b, score: 70) { summary body } }',
    { m: fresh?.id, s: 'A story of twenty 🤔 letters', b: `${'Long. '.repeat(400)}🤔 more` },
    'aoi',
  );
  expect(review.data).toEqual({
    SaveReview: { summary: 'A story of twenty ', body: 'Long. '.repeat(400) },
  });
});

test.each([
  ['activityMergeTime: 30000', 'activityMergeTime'],
  ['timezone: "Europe/Berlin"', 'timezone'],
  ['profileColor: "cyan"', 'profileColor'],
  ['rowOrder: "random"', 'rowOrder'],
])(
  'settings that the page of the tracker cannot send are refused, and change nothing: %s',
  async (argument, name) => {
    const refused = await ask(`mutation { UpdateUser(${argument}, about: "New") { id } }`, {}, 'mio');
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ message: 'validation', validation: { [name]: [expect.any(String)] } }],
    });
    const { data } = await ask('{ Viewer { about } }', {}, 'mio');
    expect(data).not.toMatchObject({ Viewer: { about: 'New' } });
  },
);

test('settings of the account are taken one by one, and options of lists are merged', async () => {
  const settings =
    'options { activityMergeTime timezone } mediaListOptions { animeList { advancedScoring customLists } }';
  const before = await ask(`{ Viewer { ${settings} } }`, {}, 'aoi');
  const { data } = await ask(
    `mutation { UpdateUser(activityMergeTime: 720, timezone: "-03:30", animeListOptions: { advancedScoring: ["Story"] }) { ${settings} } }`,
    {},
    'aoi',
  );
  // The custom lists were not sent.
  const { animeList } = (
    before.data as { Viewer: { mediaListOptions: { animeList: { customLists: string[] } } } }
  ).Viewer.mediaListOptions;
  expect(data).toEqual({
    UpdateUser: {
      options: { activityMergeTime: 720, timezone: '-03:30' },
      mediaListOptions: { animeList: { advancedScoring: ['Story'], customLists: animeList.customLists } },
    },
  });
});

test('a review tells all that is wrong with it at once, new or changed', async () => {
  const save =
    'mutation ($id: Int, $m: Int, $body: String, $summary: String, $score: Int) { SaveReview(id: $id, mediaId: $m, body: $body, summary: $summary, score: $score) { id summary score } }';
  const long = 'Rain. '.repeat(400);
  await expect(ask(save, { m: fresh?.id, body: 'Short', score: 101 }, 'aoi')).resolves.toMatchObject({
    status: 400,
    errors: [
      {
        message: 'validation',
        validation: {
          body: ['The body must be at least 2200 characters.'],
          summary: ['The summary field is required.'],
          score: ['The score may not be greater than 100.'],
        },
      },
    ],
  });
  const summary = 'Forty lanterns and a kettle';
  expect((await ask(save, { m: fresh?.id, body: long, summary, score: 80 }, 'aoi')).data).toMatchObject({
    SaveReview: { summary, score: 80 },
  });
  const id = world.community.reviews.list.at(-1)?.id;
  await expect(ask(save, { id, summary: 'x'.repeat(121) }, 'aoi')).resolves.toMatchObject({
    errors: [{ validation: { summary: ['The summary may not be greater than 120 characters.'] } }],
  });
  await expect(ask(save, { id: 1, score: 3 }, 'aoi')).resolves.toMatchObject({
    errors: [{ validation: { id: ['The selected id is invalid.'] } }],
  });
  await expect(ask(save, { id, score: 3 }, 'ren')).resolves.toMatchObject({ status: 403 });
  expect((await ask(save, { id, score: 81 }, 'aoi')).data).toMatchObject({
    SaveReview: { summary, score: 81 },
  });
});

test('a locked work comes onto no list and into no favourites, and what is there already can still be changed', async () => {
  const locked = world.catalogue.media.filter(({ isLocked, type }) => isLocked && type === 'ANIME');
  const isListed = ({ id }: { id: number }) => world.community.lists.of(1).has(id);
  const other = locked.find((media) => !isListed(media));
  await expect(ask(SAVE, { m: other?.id, s: 'CURRENT' }, 'aoi')).resolves.toMatchObject({
    status: 403,
    data: { SaveMediaListEntry: null },
  });
  const favour = 'mutation ($id: Int) { ToggleFavourite(animeId: $id) { anime { nodes { id } } } }';
  await expect(ask(favour, { id: other?.id }, 'empty')).resolves.toMatchObject({ status: 403 });
  const owner = world.community.users.find(({ id }) =>
    locked.some((media) => world.community.lists.of(id).has(media.id)),
  );
  const listed = locked.find((media) => world.community.lists.of(owner?.id ?? 0).has(media.id));
  await expect(ask(SAVE, { m: listed?.id, score: 1 }, owner?.name)).resolves.toMatchObject({ status: 200 });
});

test('what may not be reviewed or recommended is refused', async () => {
  const announced = world.catalogue.media.find(({ status }) => status === 'NOT_YET_RELEASED');
  const review =
    'mutation ($m: Int, $body: String) { SaveReview(mediaId: $m, body: $body, summary: "Forty lanterns and a kettle") { id } }';
  await expect(ask(review, { m: announced?.id, body: 'Rain. '.repeat(400) }, 'aoi')).resolves.toMatchObject({
    status: 403,
  });
  const blocked = world.catalogue.media.find(isRecommendationBlocked);
  const rate =
    'mutation ($m: Int, $r: Int) { SaveRecommendation(mediaId: $m, mediaRecommendationId: $r, rating: RATE_UP) { id } }';
  await expect(ask(rate, { m: fresh?.id, r: blocked?.id }, 'aoi')).resolves.toMatchObject({ status: 403 });
});

test('only moderators lock a text', async () => {
  const write = 'mutation { SaveTextActivity(text: "Rain at last.", locked: true) { isLocked } }';
  await expect(ask(write, {}, 'aoi')).resolves.toMatchObject({ status: 403 });
});

describe('several entries in one request', () => {
  const idsOf = (user: string) =>
    ask(
      'query ($n: String) { Page(perPage: 50) { mediaList(userName: $n) { id status progress } } }',
      { n: user },
      user,
    ).then(
      ({ data }) =>
        // The shape of the query above.
        (data as { Page: { mediaList: { id: number; status: string; progress: number }[] } }).Page.mediaList,
    );
  const UPDATE =
    'mutation ($ids: [Int], $s: MediaListStatus, $score: Float) { UpdateMediaListEntries(ids: $ids, status: $s, score: $score) { id status } }';

  test('an update changes the viewer’s own and leaves out all others, without a word', async () => {
    const [own, second] = await idsOf('aoi');
    const [foreign] = await idsOf('ren');
    const ids = [own?.id, foreign?.id, 987_654_321, second?.id];
    const updated = await ask(UPDATE, { ids, s: 'PAUSED' }, 'aoi');
    expect(updated).toMatchObject({
      status: 200,
      data: {
        UpdateMediaListEntries: [
          { id: own?.id, status: 'PAUSED' },
          { id: second?.id, status: 'PAUSED' },
        ],
      },
    });
    expect(await idsOf('ren')).toContainEqual(foreign);
  });

  test('an update is refused as a whole for a wrong value, for more than 50 ids and for none', async () => {
    const before = await idsOf('aoi');
    const ids = before.map(({ id }) => id);
    const refusals = [{ ids, score: 101 }, { ids: Array.from({ length: 51 }, (_, id) => id) }, { ids: [] }];
    for (const variables of refusals) {
      const { data, errors } = await ask(UPDATE, variables, 'aoi');
      expect(data).toEqual({ UpdateMediaListEntries: null });
      expect(errors?.[0]).toMatchObject({ message: 'validation', status: 400 });
    }
    expect(await idsOf('aoi')).toEqual(before);
  });

  test('the first refusal ends the request: what stands before is carried out, and nothing is told of it', async () => {
    const [one, , , other] = await idsOf('aoi');
    const document = `mutation ($a: Int, $b: Int) {
  a: SaveMediaListEntry(id: $a, repeat: 7) { id }
  b: SaveMediaListEntry(id: 987654321, repeat: 7) { id }
  c: SaveMediaListEntry(id: $b, repeat: 7) { id }
}`;
    expect(await ask(document, { a: one?.id, b: other?.id }, 'aoi')).toEqual({
      status: 404,
      data: { a: null, b: null, c: null },
      errors: [{ message: 'Not Found.', status: 404, locations: [{ line: 3, column: 3 }] }],
    });
    const repeats = await ask('{ Page(perPage: 50) { mediaList(userId: 1) { id repeat } } }', {}, 'aoi');
    expect(repeats.data).toMatchObject({
      Page: { mediaList: expect.arrayContaining([{ id: one?.id, repeat: 7 }]) },
    });
    expect(repeats.data).not.toMatchObject({
      Page: { mediaList: expect.arrayContaining([{ id: other?.id, repeat: 7 }]) },
    });
  });

  test('documents with many aliases end at the complexity of all others', async () => {
    const document = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, at) => `d${at}: DeleteMediaListEntry(id: 987654321) { deleted }`).join(' ')} }`;
    expect((await ask(document(250), {}, 'aoi')).errors?.[0]).toMatchObject({ status: 404 });
    expect((await ask(document(251), {}, 'aoi')).errors?.[0]?.message).toBe(
      'Max query complexity should be 500 but got 502.',
    );
  });
});
