import type { AskPart, SourceRequest } from '../core/operation.ts';
import { type MediaListCollectionData, mediaListCollection } from './media-list-collection.query.ts';
import { mediaSearch } from './media-search.query.ts';
import { saveMediaListEntry } from './save-media-list-entry.mutation.ts';
import { toggleFavourite } from './toggle-favourite.mutation.ts';
import { updateFavouriteOrder } from './update-favourite-order.mutation.ts';
import { userByName } from './user-by-name.query.ts';

function variablesOf(request: SourceRequest): unknown {
  return request.kind === 'graphql' ? request.variables : undefined;
}

/** Resolves parts from a function, and records the variables. */
function asking(response: (variables: Readonly<Record<string, unknown>>) => unknown) {
  const asked: unknown[] = [];
  const ask: AskPart = async (part) => {
    const variables = part.request.kind === 'graphql' ? part.request.variables : {};
    asked.push(variables);
    return part.decode(response(variables));
  };
  return { ask, asked };
}

const card = (id: number) => ({
  id,
  type: 'ANIME',
  title: { userPreferred: `Title ${id}`, english: null },
  coverImage: null,
  mediaListEntry: null,
});

it('omits variables without a value, and sorts by popularity and score when nothing else is asked', () => {
  expect(variablesOf(mediaSearch.request({ page: 1, perPage: 28 }))).toEqual({
    page: 1,
    perPage: 28,
    sort: ['POPULARITY_DESC', 'SCORE_DESC'],
  });
});

it('gives every card a title and a cover, whatever the tracker leaves out', () => {
  const payload = { Page: { pageInfo: null, media: [null, { ...card(1), title: null }] } };
  expect(mediaSearch.decode(payload, { page: 1, perPage: 1 })).toMatchObject({
    hasNextPage: false,
    items: [{ title: { userPreferred: 'Untitled' }, coverImage: { large: null } }],
  });
});

it('applies an optimistic change to its own card only', () => {
  const page = mediaSearch.decode(
    { Page: { pageInfo: null, media: [card(1), card(2)] } },
    { page: 1, perPage: 2 },
  );
  expect(mediaSearch.optimistic?.(page, () => undefined)).toBe(page);
  const changed = mediaSearch.optimistic?.(page, (_kind, id) =>
    id === 2 ? { isFavourite: true } : undefined,
  );
  expect(changed?.items[0]).toBe(page.items[0]);
  expect(changed?.items[1]).toMatchObject({ id: 2, isFavourite: true });
});

it('gathers the chunks of a list and joins what they cut', async () => {
  const entry = (id: number) => ({ id, mediaId: id, score: null, media: { ...card(id), genres: null } });
  const { ask, asked } = asking(({ chunk }) => ({
    MediaListCollection: {
      hasNextChunk: chunk === 1,
      user: { id: 1, name: 'aoi', avatar: null, mediaListOptions: { scoreFormat: 'POINT_5' } },
      lists: [
        {
          name: 'Watching',
          isCustomList: false,
          entries: [entry(Number(chunk)), { ...entry(9), media: null }],
        },
      ],
    },
  }));
  const sofar: MediaListCollectionData[] = [];
  const list = await mediaListCollection.gather?.({ userName: 'aoi', type: 'ANIME' }, ask, (data) => {
    sofar.push(data);
  });
  expect(sofar.map(({ lists }) => lists[0]?.entries.map(({ id }) => id))).toEqual([[1]]);
  expect(asked).toEqual([
    { userName: 'aoi', type: 'ANIME', chunk: 1, perChunk: 500 },
    { userName: 'aoi', type: 'ANIME', chunk: 2, perChunk: 500 },
  ]);
  expect(list).toMatchObject({
    user: { mediaListOptions: { scoreFormat: 'POINT_5' } },
    lists: [{ name: 'Watching', entries: [{ id: 1, score: 0 }, { id: 2 }] }],
  });
  expect(list?.lists[0]?.entries).toHaveLength(2);
});

it('ends a list with an empty chunk, whatever is announced behind it', async () => {
  const list = { name: 'Completed', isCustomList: false, isSplitCompletedList: false, status: null };
  const { ask, asked } = asking(({ chunk }) => ({
    MediaListCollection: {
      hasNextChunk: true,
      user: null,
      lists: Number(chunk) > 22 ? [] : [{ ...list, entries: [{ id: chunk, media: card(Number(chunk)) }] }],
    },
  }));
  const joined = await mediaListCollection.gather?.({ userName: 'heavy', type: 'ANIME' }, ask, () => {});
  expect(joined).toMatchObject({ lists: [{ entries: { length: 22 } }] });
  expect(asked).toHaveLength(23);
});

it('asks for the chunks of a list in the order in which the list is shown', () => {
  const request = mediaListCollection.request({ userName: 'aoi', type: 'ANIME' });
  expect(request).toMatchObject({ query: expect.stringContaining('sort: [UPDATED_TIME_DESC]') });
});

it.each([
  ['a user without a name', () => userByName.request({ name: '' }), 'name is missing'],
  [
    'an entry that names neither itself nor a media',
    // Only code that the compiler does not see can leave both out.
    () => saveMediaListEntry.request({ status: 'CURRENT' } as never),
    'id is missing',
  ],
  [
    'a user that is not there',
    () => userByName.decode({ User: null }, { name: 'nobody' }),
    'User is missing',
  ],
])('refuses %s', (_what, run, message) => {
  expect(run).toThrow(message);
});

it.each([
  ['anime', 'animeId'],
  ['manga', 'mangaId'],
  ['character', 'characterId'],
  ['staff', 'staffId'],
  ['studio', 'studioId'],
] as const)('toggles a favourite of kind %s by %s alone', (kind, name) => {
  expect(variablesOf(toggleFavourite.request({ kind, id: 7 }))).toEqual({ [name]: 7 });
});

it('sends an order of favourites as ids and places', () => {
  expect(variablesOf(updateFavouriteOrder.request({ characters: [7, 5] }))).toEqual({
    characterIds: [7, 5],
    characterOrder: [1, 2],
  });
});

it("stores users' lists in a separate database", () => {
  expect(mediaListCollection.cache).toMatchObject({ storeName: 'users' });
});
