import { membersOf } from '../changes/definitions/entry-members.ts';
import { reconcile } from '../changes/reconcile.ts';
import type { AskPart } from '../core/operation.ts';
import { mediaListCollection } from './media-list-collection.query.ts';
import { mediaListEntry } from './media-list-entry.query.ts';
import { type SaveEntryVariables, saveMediaListEntry } from './save-media-list-entry.mutation.ts';
import { userByName } from './user-by-name.query.ts';

const TYPED = 'Loved it 🤔 and the rest &#129300;';
const SENT = 'Loved it &#129300; and the rest &amp;#129300;';
const entry = { id: 9, mediaId: 7, notes: SENT, customLists: { 'Best &#127800;': true, Rain: false } };

it('sends notes and names of custom lists as the tracker stores them, and nothing else of the variables changes', () => {
  const variables: SaveEntryVariables = {
    id: 9,
    notes: TYPED,
    customLists: ['Best 🌸'],
    startedAt: { year: 2026 },
  };
  expect(saveMediaListEntry.request(variables)).toMatchObject({
    variables: { id: 9, notes: SENT, customLists: ['Best &#127800;'], startedAt: { year: 2026 } },
  });
  expect(saveMediaListEntry.request({ id: 9, notes: null })).toMatchObject({ variables: { notes: null } });
});

it('reads them as they were typed: saved, in the editor, and in a list of several requests', async () => {
  const read = { notes: TYPED, customLists: { 'Best 🌸': true, Rain: false } };
  expect(saveMediaListEntry.decode({ SaveMediaListEntry: entry }, { id: 9 })).toMatchObject(read);
  const { media } = mediaListEntry.decode({ Media: { id: 7, mediaListEntry: entry } }, { mediaId: 7 });
  expect(media.mediaListEntry).toMatchObject(read);
  const ask: AskPart = async (part) =>
    part.decode({
      MediaListCollection: {
        user: { id: 1, name: 'aoi', mediaListOptions: { animeList: { sectionOrder: ['Best &#127800;'] } } },
        lists: [{ name: 'Best &#127800;', entries: [{ ...entry, media: { id: 7 } }] }],
      },
    });
  const list = await mediaListCollection.gather?.({ userName: 'aoi', type: 'ANIME' }, ask, () => {});
  expect(list).toMatchObject({
    user: { sectionOrder: ['Best 🌸'] },
    lists: [{ name: 'Best 🌸', entries: [read] }],
  });
});

it('reads Markdown with its own references as they are', () => {
  const user = userByName.decode(
    { User: { id: 1, name: 'aoi', about: '&#42;tea&#42; &#129300;' } },
    { id: 1 },
  );
  expect(user.about).toBe('&#42;tea&#42; 🤔');
});

it('takes a change that waited for done when the server has its texts', () => {
  const { media } = mediaListEntry.decode({ Media: { id: 7, mediaListEntry: entry } }, { mediaId: 7 });
  const base = { exists: true, id: 9, notes: null, customLists: [] };
  const wanted = { exists: true, id: 9, notes: TYPED, customLists: ['Best 🌸'] };
  const userMembers = ['exists', 'notes', 'customLists'];
  expect(
    reconcile(
      { base, wanted, changed: ['notes', 'customLists'], userMembers },
      membersOf(media.mediaListEntry),
    ),
  ).toEqual({ outcome: 'done' });
});
