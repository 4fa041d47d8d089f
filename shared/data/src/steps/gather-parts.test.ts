import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { gatherParts } from './gather-parts.ts';

it('makes one response of several requests, each with its own decode', async () => {
  const sent: unknown[] = [];
  const handle = gatherParts()(async (call) => {
    const request = call.request();
    sent.push(request.kind === 'graphql' ? request.variables : undefined);
    return fakeResult(call.decode(sent.length), 5);
  });
  const part = (chunk: number) => ({
    request: { kind: 'graphql' as const, query: 'query Chunk', variables: { chunk } },
    decode: (payload: unknown) => `chunk ${String(payload)}`,
  });
  const response = await handle(
    fakeCall({ gather: async (ask) => [await ask(part(1)), await ask(part(2))] }),
  );
  expect(response).toEqual({ value: ['chunk 1', 'chunk 2'], storedAt: 5 });
  expect(sent).toEqual([{ chunk: 1 }, { chunk: 2 }]);
});

it('says what any of the requests could not give', async () => {
  const missing = [{ path: 'Page.media', message: 'Internal Server Error' }];
  let turn = 0;
  const handle = gatherParts()(async () => {
    turn += 1;
    return turn === 2 ? { ...fakeResult('b', 5), missing } : fakeResult('a', 5);
  });
  const part = {
    request: { kind: 'graphql' as const, query: 'query Block', variables: {} },
    decode: () => '',
  };
  await expect(
    handle(fakeCall({ gather: async (ask) => [await ask(part), await ask(part)] })),
  ).resolves.toEqual({ value: ['a', 'b'], storedAt: 5, missing });
});

it('passes queries of one request through', async () => {
  const next = jest.fn(async () => fakeResult('whole'));
  await expect(gatherParts()(next)(fakeCall())).resolves.toEqual(fakeResult('whole'));
});

it('lets what the user asks for meanwhile pass the later parts, and not the first', async () => {
  const later: unknown[] = [];
  const handle = gatherParts()(async ({ priority }) => {
    later.push([priority.current(), priority.isLaterPart]);
    return fakeResult('part', 5);
  });
  const request = { kind: 'graphql' as const, query: 'query Chunk', variables: {} };
  const part = { request, decode: (payload: unknown) => payload };
  await handle(fakeCall({ gather: async (ask) => [await ask(part), await ask(part), await ask(part)] }));
  expect(later).toEqual([
    ['interactive', undefined],
    ['interactive', true],
    ['interactive', true],
  ]);
});

it('shows what has come so far, as old as its oldest part, and needs nobody who looks', async () => {
  const ages = [9, 5];
  const handle = gatherParts()(async () => fakeResult('part', ages.shift()));
  const request = { kind: 'graphql' as const, query: 'query Chunk', variables: {} };
  const part = { request, decode: (payload: unknown) => payload };
  const gather = async (
    ask: (asked: typeof part) => Promise<unknown>,
    deliver: (sofar: unknown) => void,
  ): Promise<unknown> => {
    await ask(part);
    deliver('first');
    await ask(part);
    deliver('both');
    return 'all';
  };
  const onPartial = jest.fn();
  await expect(handle(fakeCall({ gather, onPartial }))).resolves.toEqual({ value: 'all', storedAt: 5 });
  expect(onPartial.mock.calls).toEqual([[{ value: 'first', storedAt: 9 }], [{ value: 'both', storedAt: 5 }]]);
  ages.push(1, 1);
  await expect(handle(fakeCall({ gather }))).resolves.toEqual({ value: 'all', storedAt: 1 });
});

it('leaves a request that is one alone', async () => {
  const next = jest.fn(async () => fakeResult('whole', 3));
  const call = fakeCall();
  await expect(gatherParts()(next)(call)).resolves.toEqual(fakeResult('whole', 3));
  expect(next).toHaveBeenCalledWith(call);
});
