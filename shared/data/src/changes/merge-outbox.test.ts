import { mergeOutbox, type OutboxSides } from './merge-outbox.ts';
import type { OutboxRecord } from './outbox-database.ts';

const A = 'tsugi:outbox:user-1/a';

function merge(
  sides: Partial<Record<'stored' | 'local' | 'held' | 'dirty', readonly (readonly [string, unknown])[]>> & {
    readonly removed?: readonly string[];
    readonly isReplaced?: boolean;
  },
  takes = true,
) {
  const mirrored: (readonly [string, string])[] = [];
  const given = {
    stored: new Map(sides.stored) as OutboxSides['stored'],
    local: new Map(sides.local) as OutboxSides['local'],
    held: new Map(sides.held) as OutboxSides['held'],
    dirty: new Map(sides.dirty) as OutboxSides['dirty'],
    removed: new Set(sides.removed),
    isReplaced: sides.isReplaced ?? false,
  };
  const merged = mergeOutbox(given, (name, text) => {
    if (takes) mirrored.push([name, text]);
    return takes;
  });
  return { changes: [...merged.changes], held: [...merged.held], mirrored };
}

const record = (text: string, isAhead = false): OutboxRecord =>
  isAhead ? { name: A, text, isAhead } : { name: A, text };

it('takes over what an earlier release left in localStorage, and nothing more the second time', () => {
  expect(merge({ local: [[A, '1']] })).toEqual({ changes: [[A, record('1')]], held: [], mirrored: [] });
  expect(merge({ local: [[A, '1']], stored: [[A, record('1')]] })).toEqual({
    changes: [],
    held: [],
    mirrored: [],
  });
});

it('gives localStorage back what it has lost, or holds it where that does not take it', () => {
  expect(merge({ stored: [[A, record('1')]] })).toEqual({ changes: [], held: [], mirrored: [[A, '1']] });
  expect(merge({ stored: [[A, record('1')]] }, false)).toEqual({
    changes: [[A, record('1', true)]],
    held: [[A, '1']],
    mirrored: [],
  });
});

it('prefers the later text: that of localStorage, unless it did not take the last one', () => {
  expect(merge({ stored: [[A, record('1')]], local: [[A, '2']] }).changes).toEqual([[A, record('2')]]);
  expect(merge({ stored: [[A, record('2', true)]], local: [[A, '1']] })).toEqual({
    changes: [],
    held: [[A, '2']],
    mirrored: [],
  });
});

it('removes what a page removed that closed before the database knew, and what another tab has sent', () => {
  expect(merge({ stored: [[A, record('1')]], removed: [A] })).toEqual({
    changes: [[A, undefined]],
    held: [],
    mirrored: [],
  });
  expect(merge({ held: [[A, '1']] }).held).toEqual([[A, undefined]]);
});

it('never undoes what this page has not written yet', () => {
  const dirty = [[A, record('3', true)]] as const;
  const sides = { dirty, held: [[A, '3']], stored: [[A, record('2')]], local: [[A, '2']] } as const;
  expect(merge(sides)).toEqual({ changes: dirty, held: [], mirrored: [] });
  const gone = [[A, undefined]] as const;
  expect(merge({ dirty: gone, stored: [[A, record('1')]] })).toEqual({
    changes: gone,
    held: [],
    mirrored: [],
  });
});

it('writes everything anew to a database that was deleted', () => {
  const merged = merge({ local: [['tsugi:outbox:user-1/b', '2']], held: [[A, '1']], isReplaced: true });
  expect(new Map(merged.changes)).toEqual(
    new Map([
      ['tsugi:outbox:user-1/b', { name: 'tsugi:outbox:user-1/b', text: '2' }],
      [A, record('1', true)],
    ]),
  );
  expect(merged.held).toEqual([]);
});
