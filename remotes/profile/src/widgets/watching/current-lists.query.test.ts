import type { EntityPatch } from '@tsugi/data/operation';
import { currentLists } from './current-lists.query.ts';
import { currentlyWatching } from './currently-watching.query.ts';

const entry = (id: number, own: number | null = 100 + id) => ({
  id: 100 + id,
  mediaId: id,
  status: 'CURRENT',
  progress: 5,
  media: { id, title: null, coverImage: null, mediaListEntry: own === null ? null : { id: own } },
});
const response = {
  anime: { pageInfo: { hasNextPage: true }, mediaList: [entry(1), null, entry(2)] },
  manga: null,
};
const lists = currentLists.decode(response, { userId: 1 });

/** The lists after the user has changed the entry of media 1 to this. */
const changed = (mediaListEntry: unknown) =>
  currentLists.optimistic?.(lists, (_kind, id): EntityPatch | undefined =>
    id === 1 ? { mediaListEntry } : undefined,
  );

it('reads both lists from one response, and what is missing as empty', () => {
  expect(lists.anime).toMatchObject({
    hasNextPage: true,
    items: [{ mediaId: 1, repeat: 0 }, { mediaId: 2 }],
  });
  expect(lists.manga).toEqual({ items: [], hasNextPage: false });
});

it('shows own progress at once, and changes nothing else', () => {
  const after = changed({ id: 101, status: 'CURRENT', progress: 6, score: 0 });
  expect(after?.anime.items.map(({ progress }) => progress)).toEqual([6, 5]);
  expect(after?.anime.items[1]).toBe(lists.anime.items[1]);
  expect(after?.manga).toBe(lists.manga);
  expect(currentLists.optimistic?.(lists, () => undefined)).toBe(lists);
});

it.each([
  [null],
  [{ id: 101, status: 'COMPLETED', progress: 12 }],
  [{ id: 101, status: 'PAUSED', progress: 5 }],
])('leaves out what is no longer in progress: %p', (mediaListEntry) => {
  expect(changed(mediaListEntry)?.anime.items.map(({ mediaId }) => mediaId)).toEqual([2]);
});

it("keeps another user's entry when the viewer's own one differs", () => {
  const page = { Page: { pageInfo: null, mediaList: [entry(1, 999)] } };
  const theirs = currentlyWatching.decode(page, { userId: 2, type: 'ANIME', page: 1 });
  const after = currentlyWatching.optimistic?.(theirs, () => ({
    mediaListEntry: { id: 999, status: 'COMPLETED', progress: 12 },
  }));
  expect(after?.items).toMatchObject([{ id: 101, status: 'CURRENT', progress: 5 }]);
});
