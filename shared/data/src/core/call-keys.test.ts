import { NO_CONTEXT } from './call-context.ts';
import { CLOSING, MAX_ATTEMPTS, ON_SENT, PREFETCHED, REPEATABLE, TAKES_PREFETCHED } from './call-keys.ts';
import { GATHER, ON_PARTIAL, QUERY } from './create-call.ts';

it('reads a call about which nothing is noted as one that may be repeated, on a page that stays', () => {
  expect(NO_CONTEXT.get(REPEATABLE)).toBe(true);
  expect(NO_CONTEXT.get(CLOSING)).toBe(false);
  expect(NO_CONTEXT.get(TAKES_PREFETCHED)).toBe(false);
  expect(NO_CONTEXT.get(MAX_ATTEMPTS)).toBeUndefined();
  expect(NO_CONTEXT.get(PREFETCHED)).toBeUndefined();
  expect(NO_CONTEXT.get(ON_SENT)()).toBeUndefined();
});

it('keeps the names by which a remote that was built with an earlier release notes them', () => {
  const keys = [REPEATABLE, MAX_ATTEMPTS, PREFETCHED, TAKES_PREFETCHED, CLOSING, ON_SENT];
  expect([...keys, QUERY, GATHER, ON_PARTIAL].map(({ name }) => name)).toEqual([
    'repeatable',
    'max-attempts',
    'prefetched',
    'takes-prefetched',
    'closing',
    'on-sent',
    'query',
    'gather',
    'on-partial',
  ]);
});
