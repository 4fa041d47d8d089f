import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSchema, parse, validate } from 'graphql';
import type { BatchChange, EntryMembers } from './batch.ts';
import { aliasedDocument, placeOf } from './batch-documents.ts';
import { CHANGES_PER_TASK, type Outgoing, planBatch, planRequests, sendingOrder } from './plan-requests.ts';

const save = (index: number, members: Partial<EntryMembers>, together?: number): Outgoing => ({
  index,
  mediaId: 100 + index,
  request: { kind: 'save', entryId: 1000 + index, members },
  together,
});
const many = (count: number, membersOf: (index: number) => Partial<EntryMembers>) =>
  Array.from({ length: count }, (_, index) => save(index, membersOf(index)));
const sizes = (outgoing: readonly Outgoing[]) =>
  planRequests(outgoing).map(({ kind, rows }) => `${kind} ${rows.length}`);

it('puts equal changes of up to 50 entries into one request, and others side by side', () => {
  expect(sizes(many(120, () => ({ status: 'PAUSED' })))).toEqual(['update 50', 'update 50', 'update 20']);
  expect(sizes(many(45, (index) => ({ score: index })))).toEqual(['save 20', 'save 20', 'save 5']);
});

it('leaves small groups of equal changes among the others, where they take no request of their own', () => {
  const mixed = [...many(30, () => ({ status: 'PAUSED' })), ...many(5, () => ({ status: 'DROPPED' }))];
  expect(sizes(mixed)).toEqual(['update 30', 'save 5']);
  expect(sizes(many(2, () => ({ status: 'PAUSED' })))).toEqual(['update 2']);
});

it('sends custom lists, new entries and what a request for many left out under aliases', () => {
  expect(sizes(many(30, () => ({ customLists: ['Best'] })))).toEqual(['save 20', 'save 10']);
  const created = many(3, () => ({ status: 'PLANNING' })).map(
    (row): Outgoing => ({
      ...row,
      request: { kind: 'create', members: { status: 'PLANNING' } },
    }),
  );
  expect(sizes(created)).toEqual(['save 3']);
  expect(sizes([save(1, { score: 1 }, 2), save(2, { score: 1 }, 2), save(3, { score: 1 }, 2)])).toEqual([
    'save 2',
    'save 1',
  ]);
});

it('deletes 50 entries in a request', () => {
  const deleted = many(60, () => ({})).map(
    (row): Outgoing => ({
      ...row,
      request: { kind: 'delete', entryId: 1000 + row.index },
    }),
  );
  expect(sizes(deleted)).toEqual(['delete 50', 'delete 10']);
});

describe('a document with aliases', () => {
  const require = createRequire(import.meta.url);
  const schema = buildSchema(readFileSync(require.resolve('@tsugi/data/schema/tracker.graphql'), 'utf8'));
  const all: Partial<EntryMembers> = {
    status: 'COMPLETED',
    score: 8,
    progress: 12,
    progressVolumes: 1,
    repeat: 0,
    private: true,
    notes: null,
    hiddenFromStatusLists: false,
    customLists: ['Best'],
    advancedScores: [1],
    startedAt: { year: 2026, month: 1, day: 2 },
    completedAt: { year: null, month: null, day: null },
  };
  const documents = planRequests([
    ...many(20, () => all),
    { index: 90, mediaId: 7, request: { kind: 'create', members: { status: 'PLANNING' } } },
    ...many(50, () => ({})).map(
      (row): Outgoing => ({ ...row, request: { kind: 'delete', entryId: row.index } }),
    ),
  ]);

  it.each(documents)(
    'is valid, within the complexity of 500, and has a line for each row: $kind',
    (document) => {
      if (document.kind === 'update') throw new Error('not under aliases');
      const made = aliasedDocument(document);
      expect(validate(schema, parse(made.document))).toEqual([]);
      const fields = made.document.split('\n').slice(1, -1);
      expect(fields).toHaveLength(document.rows.length);
      expect(placeOf({ line: 2 })).toBe(0);
      expect(fields[placeOf({ line: 2 }) ?? -1]).toContain('e0:');
    },
  );

  it('finds the row of an error by its path, by its line, or not at all', () => {
    expect(placeOf({ alias: 'e3', line: 2 })).toBe(3);
    expect(placeOf({ line: 5 })).toBe(3);
    expect(placeOf({ line: 1 })).toBeUndefined();
    expect(placeOf({ alias: 'Page' })).toBeUndefined();
  });
});

describe('an estimate', () => {
  const change = (
    index: number,
    after: Partial<EntryMembers>,
    before: Partial<EntryMembers>,
  ): BatchChange => ({
    mediaId: index,
    entryId: index,
    title: '',
    before,
    after,
  });
  const of = (changes: readonly BatchChange[]) => planBatch({ action: 'edit', changes });

  it('counts what is read and what is sent, and leaves out what is so already', async () => {
    const changes = Array.from({ length: 300 }, (_, index) =>
      change(index, { status: 'PAUSED' }, { status: index < 50 ? 'PAUSED' : 'CURRENT' }),
    );
    expect(await of(changes)).toMatchObject({ changes: 250, requests: 10, duration: 5000 });
  });

  it('takes a minute for each further 20 requests', async () => {
    const changes = Array.from({ length: 600 }, (_, index) => change(index, { score: index }, { score: -1 }));
    expect(await of(changes)).toMatchObject({ changes: 600, requests: 42, duration: 121_000 });
  });

  it('of 20,000 entries is made of equal groups, largest first', async () => {
    const changes = Array.from({ length: 20_000 }, (_, index) =>
      change(index, { status: index % 3 === 0 ? 'PAUSED' : 'DROPPED' }, { status: 'CURRENT' }),
    );
    const order = await sendingOrder(changes);
    expect(order.slice(0, 2)).toEqual([1, 2]);
    expect(order.at(-1)).toBe(19_998);
    expect((await of(changes)).requests).toBe(801);
  });

  it.each([
    ['an estimate', (changes: readonly BatchChange[]) => of(changes)],
    ['the order of sending', sendingOrder],
  ])('looks at a few hundred of 20,000 changes a task: %s', async (_what, plan) => {
    let looked = 0;
    const perTask: number[] = [];
    const nextTask = jest.spyOn(globalThis, 'setTimeout').mockImplementation((go) => {
      perTask.push(looked);
      looked = 0;
      queueMicrotask(go);
      // Nobody cancels it.
      return 0 as unknown as NodeJS.Timeout;
    });
    const changes = Array.from({ length: 20_000 }, (_, index) => ({
      ...change(index, {}, { score: 0 }),
      get after() {
        looked += 1;
        return { score: index % 10 };
      },
    }));
    await plan(changes);
    nextTask.mockRestore();
    expect(perTask).toHaveLength(20_000 / CHANGES_PER_TASK - 1);
    expect(Math.max(looked, ...perTask)).toBeLessThanOrEqual(CHANGES_PER_TASK);
  });
});
