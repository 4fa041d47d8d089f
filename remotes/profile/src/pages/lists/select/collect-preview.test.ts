import { listCard } from '@tsugi/data/testing';
import { createCommandHandler } from '../worker/handle-command.ts';
import type { ListClient, ListCommand } from '../worker/list.protocol.ts';
import { collectPreview } from './collect-preview.ts';

const RULES = { scoreFormat: 'POINT_10', today: { year: 2026, month: 11, day: 27 }, nowMs: 0 };

/** A list of so many entries, every second of which is paused; with what was asked of it. */
async function setUp(count: number) {
  const handle = createCommandHandler();
  const entries = Array.from({ length: count }, (_, index) =>
    listCard(index + 1, { status: index % 2 ? 'PAUSED' : 'CURRENT' }),
  );
  await handle({ kind: 'add', groups: [{ name: 'Watching', isCustomList: false, entries }] });
  const asked: ListCommand[] = [];
  const ask = (command: ListCommand) => {
    asked.push(command);
    return handle(command);
  };
  // The handler gives the results of its commands.
  const client = { ask, close: () => undefined } as unknown as ListClient;
  return { client, asked, handle };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const { signal } = new AbortController();

test('entries are compared a few at a time, each once; those that are so already are counted and left out', async () => {
  const { client, asked } = await setUp(1_201);
  const preview = await collectPreview(client, ids(1_201), { status: 'PAUSED' }, RULES, signal);
  expect(preview).toMatchObject({ unchanged: 600, unknownLength: 0, gone: 0 });
  expect(preview?.changes).toHaveLength(601);
  expect(preview?.changes[600]).toEqual({
    mediaId: 1_201,
    entryId: 2_201,
    title: 'Title 1201',
    before: { status: 'CURRENT' },
    after: { status: 'PAUSED' },
  });
  expect(asked.map((command) => command.kind === 'entries' && command.mediaIds.length)).toEqual([
    500, 500, 201,
  ]);
});

test('of 20,000 entries no task of the page compares more than 500', async () => {
  const { client, asked } = await setUp(20_000);
  const perTask: number[] = [];
  let seen = 0;
  const task = jest.spyOn(globalThis, 'setTimeout').mockImplementation((go) => {
    const sizes = asked.map((command) => (command.kind === 'entries' ? command.mediaIds.length : 0));
    perTask.push(sizes.slice(seen).reduce((sum, size) => sum + size, 0));
    seen = sizes.length;
    setImmediate(go);
    // Nothing clears it.
    return 0 as unknown as NodeJS.Timeout;
  });
  const preview = await collectPreview(client, ids(20_000), { score: 5 }, RULES, signal);
  task.mockRestore();
  expect(preview?.changes).toHaveLength(20_000);
  expect(perTask).toEqual(Array.from({ length: 40 }, () => 500));
});

test('what has left the list since, and what has no known last episode, is counted and left out', async () => {
  const { client, handle } = await setUp(4);
  await handle({ kind: 'changes', changes: [{ mediaId: 2, entry: null }] });
  const change = { progress: { kind: 'last' } } as const;
  expect(await collectPreview(client, [1, 2, 3, 99], change, RULES, signal)).toEqual({
    changes: [],
    unchanged: 0,
    unknownLength: 2,
    gone: 2,
  });
});

test('an entry that is deleted has all that it had, so that it can be made again', async () => {
  const { client } = await setUp(1);
  const preview = await collectPreview(client, [1], null, RULES, signal);
  const [change] = preview?.changes ?? [];
  expect(change).not.toHaveProperty('after');
  expect(Object.keys(change?.before ?? {})).toHaveLength(12);
});

test('a preview whose signal is aborted ends', async () => {
  const { client, asked } = await setUp(2_000);
  const abort = new AbortController();
  const preview = collectPreview(client, ids(2_000), { score: 1 }, RULES, abort.signal);
  abort.abort();
  expect(await preview).toBeUndefined();
  expect(asked.length).toBeLessThan(3);
});
