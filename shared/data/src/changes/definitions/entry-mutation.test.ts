import { mediaListCollection } from '../../operations/media-list-collection.query.ts';
import { entryMutation, membersOf, restoring } from './entry-mutation.ts';
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
  const today = { year: 2026, month: 11, day: 22 };
  const none = { year: null, month: null, day: null };

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
