/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { type HomeSlot, stableJson, textHash } from '@tsugi/contract';
import { askTracker } from './early-fetch.ts';
import { firstAnswer } from './first-answer.ts';
import type { Reader } from './reader.ts';
import { keep } from './testing/kept-store.ts';

const TRACKER = 'https://tracker.example/graphql';
const NOBODY: Reader = { token: undefined, id: undefined };
const PAGE: HomeSlot = {
  path: '/',
  audience: 'signed-out',
  prefetch: { query: 'query Things { Things }', variables: { page: 1 } },
  snapshot: { name: 'things', freshForSeconds: 60 },
};
const QUESTION = stableJson({ query: 'query Things { Things }', variables: { page: 1 } });

jest.mock('./early-fetch.ts', () => ({
  ...jest.requireActual('./early-fetch.ts'),
  askTracker: jest.fn(),
}));
const asked = jest.mocked(askTracker);

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  // The boot script reads only what is used here.
  asked.mockResolvedValue({
    ok: true,
    clone: () => ({ ok: true, json: async () => ({ data: 'answered' }) }),
  } as Response);
});

const look = (reader = NOBODY, part = PAGE) => firstAnswer(part, '/', reader, TRACKER);

function keepSnapshot(ageSeconds: number): void {
  const at = Date.now() - ageSeconds * 1000;
  localStorage.setItem('tsugi.snapshot', JSON.stringify({ name: 'things', at, data: 'snapshot' }));
}

/** @param freshForSeconds how long the kept answer is fresh from now on */
async function keepAnswer(freshForSeconds: number): Promise<void> {
  await keep('key', 'kept');
  const note = [Date.now() + freshForSeconds * 1000, 'key'];
  localStorage.setItem('tsugi.kept', JSON.stringify({ [textHash(` ${QUESTION}`)]: note }));
}

it('asks for what is not kept, under the name by which the shell takes it over', async () => {
  const first = look();
  expect(first?.request?.[0]).toBe(`tracker ${QUESTION}`);
  expect(asked.mock.calls.map(([url]) => url)).toEqual([TRACKER]);
  await expect(first?.scene()).resolves.toEqual({ data: 'answered' });
});

it('draws a kept answer and asks only when it is no longer fresh', async () => {
  await keepAnswer(60);
  const fresh = look();
  expect(fresh?.request).toBeUndefined();
  await expect(fresh?.scene()).resolves.toEqual({ data: 'kept', isKept: true });
  expect(asked).not.toHaveBeenCalled();

  await keepAnswer(-60);
  const stale = look();
  expect(stale?.request).toBeDefined();
  await expect(stale?.scene()).resolves.toEqual({ data: 'kept', isKept: true });
});

it('draws the snapshot before anything else, and asks only when it is no longer fresh', async () => {
  keepSnapshot(10);
  await expect(look()?.scene()).resolves.toEqual({ data: 'snapshot' });
  expect(asked).not.toHaveBeenCalled();
  keepSnapshot(90);
  const stale = look();
  expect(stale?.request).toBeDefined();
  await expect(stale?.scene()).resolves.toEqual({ data: 'snapshot' });
});

it('draws nothing from an answer that was kept for somebody else', async () => {
  await keepAnswer(60);
  const first = look({ token: 'of another reader', id: 7 });
  expect(asked.mock.calls[0]?.[2]).toBe('of another reader');
  await expect(first?.scene()).resolves.toEqual({ data: 'answered' });
});

it('waits with a question about the reader until it is known who that is', () => {
  const own: HomeSlot = {
    path: '/',
    audience: 'signed-in',
    prefetch: { query: 'query Own { Own }', variables: { userId: { from: 'viewer' } } },
  };
  expect(look({ token: 'new', id: undefined }, own)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

it('does not let a request that fails count as unhandled', async () => {
  asked.mockRejectedValue(new TypeError('no network'));
  const first = look();
  await expect(first?.scene()).rejects.toThrow('no network');
});
