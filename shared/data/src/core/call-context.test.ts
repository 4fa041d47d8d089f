import { contextKey, NO_CONTEXT, noted } from './call-context.ts';

const ATTEMPTS = contextKey('attempts', 3);
const PROBE = contextKey<boolean | undefined>('probe', true);

it('holds for a call what was noted last, and what the key says where nobody noted anything', () => {
  const call = { name: 'things', context: NO_CONTEXT };
  const once = noted(noted(call, ATTEMPTS, 2), ATTEMPTS, 1);
  expect(once.name).toBe('things');
  expect([call, once].map(({ context }) => context.get(ATTEMPTS))).toEqual([3, 1]);
  expect(once.context.get(PROBE)).toBe(true);
  // Noted as unknown is not the same as not noted.
  expect(noted(once, PROBE, undefined).context.get(PROBE)).toBeUndefined();
});

it('finds a note by the name of its key: a remote may have bundled a key of its own', () => {
  const { context } = noted({ context: NO_CONTEXT }, ATTEMPTS, 1);
  expect(context.get(contextKey('attempts', 3))).toBe(1);
});
