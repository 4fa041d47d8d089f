import { createQueryCall, GATHER, keyOf, ON_PARTIAL, QUERY } from './create-call.ts';
import type { QueryOperation } from './operation.ts';

interface Variables {
  readonly page: number;
}

const operation: QueryOperation<Variables, string> = {
  kind: 'query',
  name: 'things',
  source: 'tracker',
  scope: 'viewer',
  shape: 2,
  document: 'query Things { Things }',
  request: ({ page }) => ({ kind: 'graphql', query: 'query Things { Things }', variables: { page } }),
  decode: (payload, { page }) => `${String(payload)} of page ${page}`,
};

it('keeps what one account may see apart from what others may, and shares what is public', () => {
  const keys = (scope: 'viewer' | 'public') =>
    [undefined, 'token-a', 'token-b'].map((token) => keyOf({ ...operation, scope }, { page: 1 }, token));
  expect(new Set(keys('viewer')).size).toBe(3);
  expect(new Set(keys('public'))).toEqual(new Set([expect.stringMatching(/^public\/things\/2-\w+\//)]));
});

it('has another key for other variables, another shape, another document and another name', () => {
  const base = keyOf(operation, { page: 1 }, undefined);
  expect(keyOf({ ...operation }, { page: 1 }, undefined)).toBe(base);
  const { document: _document, ...bare } = operation;
  const others = [
    keyOf(operation, { page: 2 }, undefined),
    keyOf({ ...operation, shape: 3 }, { page: 1 }, undefined),
    keyOf({ ...operation, document: 'query Others { Others }' }, { page: 1 }, undefined),
    keyOf({ ...operation, name: 'others' }, { page: 1 }, undefined),
    keyOf(bare, { page: 1 }, undefined),
    keyOf({ ...operation, dependsOn: 'entries' }, { page: 1 }, undefined),
  ];
  expect(new Set([base, ...others]).size).toBe(7);
});

it('works out what is long about a key once for an operation', () => {
  const document = jest.fn(() => 'query Things { Things }');
  const counted = Object.defineProperty({ ...operation }, 'document', { get: document });
  expect(keyOf(counted, { page: 1 }, undefined)).not.toBe(keyOf(counted, { page: 2 }, undefined));
  expect(document).toHaveBeenCalledTimes(1);
});

it('is an interactive request of the mode of its rule that nobody can abort, unless it is told otherwise', () => {
  const call = createQueryCall(operation, { page: 1 }, { token: 'token' });
  expect(call).toMatchObject({
    kind: 'query',
    operation: 'things',
    source: 'tracker',
    mode: 'fetch-once',
    token: 'token',
  });
  expect(call.priority.current()).toBe('interactive');
  expect(call.signal.aborted).toBe(false);
  const rule = { type: 'default', expiresInSeconds: 60 } as const;
  expect(createQueryCall({ ...operation, cache: rule }, { page: 1 }, { token: undefined })).toMatchObject({
    mode: 'default',
    rule,
  });
});

it('does what its caller asks for', () => {
  const { signal } = new AbortController();
  const onPartial = jest.fn();
  const options = { token: 'token', mode: 'reload', priority: 'background', signal, onPartial } as const;
  const call = createQueryCall({ ...operation, scope: 'public' }, { page: 1 }, options);
  expect(call).toMatchObject({ mode: 'reload', token: undefined, signal });
  expect(call.priority.current()).toBe('background');
  expect(call.context.get(ON_PARTIAL)).toBe(onPartial);
});

it('asks and reads with its variables, and lets steps read the operation', async () => {
  const gather = jest.fn(async ({ page }: Variables) => `gathered ${page}`);
  const single = createQueryCall(operation, { page: 3 }, { token: undefined });
  expect(single.request()).toMatchObject({ variables: { page: 3 } });
  expect(single.decode('things')).toBe('things of page 3');
  expect(single.context.get(GATHER)).toBeUndefined();
  expect(single.context.get(QUERY)?.(({ shape }, variables) => [shape, variables])).toEqual([2, { page: 3 }]);
  const several = createQueryCall({ ...operation, gather }, { page: 3 }, { token: undefined });
  const [ask, deliver] = [jest.fn(), jest.fn()];
  expect(await several.context.get(GATHER)?.(ask, deliver)).toBe('gathered 3');
  expect(gather).toHaveBeenCalledWith({ page: 3 }, ask, deliver);
});
