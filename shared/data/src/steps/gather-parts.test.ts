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
