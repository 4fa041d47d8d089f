import type { BatchProgress } from '@tsugi/data/batches';
import { batchTitle, hasProblems, outcomeText, waitingText } from './batch-text.ts';

const batch: BatchProgress = {
  id: '1',
  action: 'edit',
  isDeletion: false,
  state: 'running',
  total: 300,
  confirmed: 120,
  refused: 0,
  changedElsewhere: 0,
  requestsLeft: 8,
};

it('says how far a batch got, how long it takes, and why it does not go on', () => {
  expect(batchTitle(batch)).toBe('Changing 300 entries');
  expect(waitingText(batch, true)).toBe('120 of 300');
  expect(waitingText({ ...batch, requestsLeft: 41 }, true)).toBe('120 of 300, about 3 minutes left');
  expect(waitingText(batch, false)).toBe('120 of 300, waits for the connection');
  expect(waitingText({ ...batch, state: 'paused' }, false)).toBe('120 of 300, paused');
  expect(waitingText({ ...batch, action: 'delete-list', total: 0 }, true)).toBe('');
});

it('says what became of it', () => {
  expect(outcomeText({ ...batch, state: 'done', confirmed: 300 })).toBe('');
  expect(batchTitle({ ...batch, state: 'done', confirmed: 300 })).toBe('300 entries changed');
  expect(outcomeText({ ...batch, state: 'done', confirmed: 297, refused: 2, changedElsewhere: 1 })).toBe(
    '297 of 300 done, 2 refused, 1 changed elsewhere',
  );
  expect(outcomeText({ ...batch, state: 'cancelled' })).toBe('120 of 300 done, 180 cancelled');
  expect(outcomeText({ ...batch, action: 'delete-list', total: 0, confirmed: 0 })).toBe('');
  const conclude = { state: 'cancelled' } as const;
  expect(batchTitle({ ...batch, action: 'rename-list', state: 'done', steps: { conclude } })).toBe(
    'List not renamed',
  );
  const stays = { ...batch, action: 'rename-list', state: 'done', confirmed: 300 } as const;
  const kept = { ...stays, steps: { conclude: { state: 'changed-elsewhere' } } } as const;
  expect([batchTitle(kept), outcomeText(kept), hasProblems(kept)]).toEqual([
    'List not renamed',
    'The list stays, since other titles have been put on it',
    true,
  ]);
  expect(hasProblems({ ...stays, steps: { conclude: { state: 'confirmed' } } })).toBe(false);
  const prepare = { state: 'refused', reason: 'Too many lists.' } as const;
  expect(outcomeText({ ...batch, state: 'cancelled', steps: { prepare } })).toBe('Refused: Too many lists.');
});

it.each([
  ['edit', false, 'Changing 300 entries', '298 entries changed'],
  ['edit', true, 'Deleting 300 entries', '298 entries deleted'],
  ['undo', false, 'Taking 300 changes back', '298 changes taken back'],
  ['import', false, 'Importing 300 titles', '298 titles imported'],
] as const)('names a batch by what it does and has done: %s', (action, isDeletion, under, done) => {
  expect(batchTitle({ ...batch, action, isDeletion })).toBe(under);
  expect(batchTitle({ ...batch, action, isDeletion, state: 'done', confirmed: 298 })).toBe(done);
});
