import { mediaListCollection } from '../../operations/media-list-collection.query.ts';
import { entryOf, membersOf } from './entry-members.ts';
import { entryMutation, restoring } from './entry-mutation.ts';
import type { SendMutation } from './mutation-definition.ts';

const definition = entryMutation(7);
const saved = { id: 9, status: 'CURRENT', progress: 3, score: 0 } as const;
const base = membersOf(saved);

/** What would be sent to get from one state to the other; `response` is what the service returns. */
async function sentFor(from: typeof base, wanted: typeof base, response: unknown = null) {
  const sent: unknown[] = [];
  const send: SendMutation = async (operation, variables) => {
    sent.push(operation.name, variables);
    // The response of this test.
    return response as never;
  };
  const members = await definition.plan(from, wanted)?.run(send);
  return { sent, members };
}

it('sends what changed, and nothing when nothing did', async () => {
  const { sent } = await sentFor(base, { ...base, progress: 4 }, { ...saved, progress: 4 });
  expect(sent).toEqual(['save-media-list-entry', { id: 9, mediaId: 7, progress: 4 }]);
  expect(definition.plan(base, { ...base })).toBeUndefined();
});

it('makes a new entry after the old one was taken off, and does not name the old one', async () => {
  const { members } = await sentFor(base, { ...base, exists: false });
  expect(members).toEqual({ exists: false });
  const gone = { ...base, ...members };
  const { sent } = await sentFor(gone, { ...gone, exists: true, status: 'PLANNING' }, { ...saved, id: 10 });
  expect(sent[1]).not.toHaveProperty('id');
  expect(sent[1]).toMatchObject({ mediaId: 7, status: 'PLANNING' });
});

const today = { year: 2026, month: 11, day: 22 };
const none = { year: null, month: null, day: null };
/** Every member that a user can set, in the form in which it is sent. */
const all = {
  status: 'PAUSED',
  score: 8,
  progress: 4,
  progressVolumes: 1,
  repeat: 2,
  private: true,
  notes: 'a note',
  hiddenFromStatusLists: true,
  customLists: ['Best'],
  advancedScores: [8],
  startedAt: today,
  completedAt: none,
} as const;

it('sends each member that a user can set, and no other', async () => {
  expect(definition.userMembers).toEqual(['exists', ...Object.keys(all)]);
  const { sent } = await sentFor(base, { ...base, ...all, updatedAt: 5, priority: 1 }, saved);
  expect(sent[1]).toEqual({ ...all, id: 9, mediaId: 7 });
  const fresh = await sentFor(membersOf(null), { ...membersOf(null), ...all, exists: true }, saved);
  expect(fresh.sent[1]).toEqual({ ...all, mediaId: 7 });
});

it('asks for a new entry even when nothing of it is set, and for one without an id by its media', async () => {
  const { sent } = await sentFor(membersOf(null), { exists: true, id: 0 }, saved);
  expect(sent).toEqual(['save-media-list-entry', { mediaId: 7 }]);
  const unknown = await sentFor({ ...base, id: 0 }, { ...base, id: 0, progress: 4 }, saved);
  expect(unknown.sent[1]).toEqual({ mediaId: 7, progress: 4 });
});

it('sends the removal of an entry by its id, and none of an entry that is not there', async () => {
  const { sent } = await sentFor(base, { ...base, exists: false });
  expect(sent).toEqual(['delete-media-list-entry', { id: 9 }]);
  expect(definition.plan(membersOf(null), membersOf(null))).toBeUndefined();
});

it('keeps what the service has made of a saved entry, without what belongs to the media', async () => {
  const response = {
    ...saved,
    mediaId: 7,
    createdAt: 1,
    status: null,
    progress: null,
    score: null,
    repeat: 1,
  };
  const { members } = await sentFor(base, { ...base, ...all }, response);
  expect(members).toEqual({ exists: true, id: 9, progress: 0, score: 0, repeat: 1 });
});

it('turns the entry of a response into members and back', () => {
  expect(membersOf(saved)).toEqual({ ...saved, exists: true });
  expect(membersOf({ id: 9, status: null, progress: null, score: null })).toEqual({
    exists: true,
    id: 9,
    progress: 0,
    score: 0,
  });
  expect(membersOf(null)).toEqual({ exists: false, id: 0 });
  expect(entryOf({ ...base, notes: 'a note' })).toEqual({ ...saved, notes: 'a note' });
  expect(entryOf({ exists: true, id: 9 })).toEqual({ id: 9, status: null, progress: 0, score: 0 });
  expect(entryOf(membersOf(null))).toBeNull();
});

it('shows an entry that is there as not removed', () => {
  expect(definition.show(base)).toEqual({ mediaListEntry: saved, removedEntry: null });
  expect(definition.show({ ...base, exists: false })).toEqual({ mediaListEntry: null, removedEntry: 9 });
});

it('sends a list, a map or a date only when what is in it differs', async () => {
  const changed = async (name: string, from: unknown, to: unknown) =>
    (await sentFor({ ...base, [name]: from }, { ...base, [name]: to }, saved)).sent.length > 0;
  expect(await changed('customLists', { Best: true, Owned: true }, ['Best'])).toBe(true);
  expect(await changed('customLists', null, [])).toBe(true);
  expect(await changed('customLists', ['Best'], ['Best'])).toBe(false);
  expect(await changed('advancedScores', { Story: 8, Art: 0 }, [8, 1])).toBe(true);
  expect(await changed('startedAt', today, { ...today })).toBe(false);
  expect(await changed('startedAt', today, { ...today, day: 23 })).toBe(true);
  expect(await changed('notes', undefined, null)).toBe(false);
  expect(await changed('notes', null, 'a note')).toBe(true);
});

it('takes over all members of a saved entry', async () => {
  const response = {
    ...saved,
    status: 'COMPLETED',
    completedAt: { year: 2026, month: 1, day: 2 },
    customLists: { Best: true },
  };
  const { members } = await sentFor(base, { ...base, customLists: ['Best'] }, response);
  expect(members).toMatchObject({
    status: 'COMPLETED',
    completedAt: { year: 2026 },
    customLists: { Best: true },
  });
});

it('shows pending custom lists and sub-scores in the form that responses have', () => {
  const patch = definition.show({ ...base, customLists: ['Best'], advancedScores: [8], progress: 4 });
  const entry = { id: 9, customLists: { Best: false, Owned: true }, advancedScores: { Story: 0, Art: 3 } };
  // Only the members that the optimistic layer reads.
  const list = { user: null, lists: [{ name: 'Watching', entries: [{ ...entry, media: { id: 7 } }] }] };
  const shown = mediaListCollection.optimistic?.(list as never, () => patch);
  expect(shown?.lists[0]?.entries[0]).toMatchObject({
    progress: 4,
    customLists: { Best: true, Owned: false },
    advancedScores: { Story: 8, Art: 0 },
  });
});

it('does not send custom lists or sub-scores that are the same in their other form', () => {
  const rated = { ...base, customLists: { Best: true, Owned: false }, advancedScores: { Story: 8, Art: 0 } };
  // Maps arrive as plain JSON.
  const from = rated as unknown as typeof base;
  expect(definition.plan(from, { ...from, customLists: ['Best'], advancedScores: [8, 0] })).toBeUndefined();
});

describe('what takes a change back', () => {
  it('removes an entry that was made', () => {
    expect(restoring(membersOf(null), base, today)).toEqual({ exists: false });
  });

  it('makes a deleted entry anew with all its members', () => {
    const before = {
      ...base,
      notes: 'a note',
      private: true,
      repeat: 2,
      startedAt: today,
      customLists: { Best: true, Owned: false },
      advancedScores: { Story: 8, Art: 0 },
    };
    expect(restoring(before as unknown as typeof base, membersOf(null), today)).toEqual({
      exists: true,
      status: 'CURRENT',
      progress: 3,
      score: 0,
      notes: 'a note',
      private: true,
      repeat: 2,
      startedAt: today,
      customLists: ['Best'],
      advancedScores: [8, 0],
    });
  });

  it('empties a date that the service has set with the status, where the page did not know it', () => {
    const now = { ...base, status: 'COMPLETED', startedAt: none, completedAt: today } as const;
    expect(restoring(base, now, today)).toMatchObject({ status: 'CURRENT', completedAt: none });
    expect(restoring({ ...base, completedAt: today }, now, today).completedAt).toEqual(today);
    expect(restoring(base, now, today)).not.toHaveProperty('startedAt');
    expect(restoring(base, { ...now, startedAt: today }, today)).toMatchObject({ startedAt: none });
    expect(restoring(base, { ...now, completedAt: { ...today, day: 21 } }, today)).not.toHaveProperty(
      'completedAt',
    );
  });

  it('restores no date of which only the year is known, and no member that the page did not know', () => {
    const before = { ...base, startedAt: { year: 2020 }, notes: null };
    const { id: _id, ...members } = base;
    expect(restoring(before, base, today)).toEqual({ ...members, notes: null });
  });
});

it('takes a removed entry off the list it stood on, and no other entry', () => {
  const media = { id: 7 };
  // Only the members that the optimistic layer reads.
  const listOf = (id: number) =>
    ({ user: null, lists: [{ name: 'Watching', entries: [{ id, media }] }] }) as never;
  const patch = definition.show({ ...base, exists: false });
  const withOptimistic = (id: number) =>
    mediaListCollection.optimistic?.(listOf(id), (kind, of) =>
      kind === 'media' && of === 7 ? patch : undefined,
    );
  expect(withOptimistic(9)?.lists[0]?.entries).toEqual([]);
  expect(withOptimistic(8)?.lists[0]?.entries).toMatchObject([{ id: 8 }]);
});
