import { stableJson, textHash } from '@tsugi/contract';
import type { Answer, Call } from '../core/call.ts';
import { KEPT_KEY } from '../snapshot/boot-keys.ts';
import { deferred, fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { noteKept } from './note-kept.ts';

const FRESH_MS = 100_000;
const request = (page: number): Call['request'] => {
  return () => ({ kind: 'graphql', query: 'query Things { Things }', variables: { page } });
};
const nameOf = (page: number, token = '') =>
  textHash(`${token} ${stableJson({ query: 'query Things { Things }', variables: { page } })}`);

function setUp(answer?: (now: number) => Answer) {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const handle = noteKept({ clock, storage })(async () =>
    answer ? answer(clock.now()) : fakeResult('things', clock.now()),
  );
  const noted = () => JSON.parse(storage.getItem(KEPT_KEY) ?? '{}');
  return { clock, storage, handle, noted };
}

it('notes a new answer of the tracker for as long as it is fresh, under the question and whose it is', async () => {
  const { clock, handle, noted } = setUp();
  await handle(fakeCall({ request: request(1) }));
  await handle(fakeCall({ request: request(1), token: 'secret' }));
  const note = [clock.now() + FRESH_MS, fakeCall().key];
  expect(noted()).toEqual({ [nameOf(1)]: note, [nameOf(1, 'secret')]: note });
});

it.each([
  ['of another service', { source: 'mal' }],
  ['that are not kept', { rule: { type: 'no-store' } }],
  ['that are not kept this time', { mode: 'no-store' }],
  ['of several requests', { gather: async () => [] }],
] as const)('notes no answers %s', async (_what, changes) => {
  const { handle, noted } = setUp();
  await handle(fakeCall(changes));
  expect(noted()).toEqual({});
});

it('notes an answer from the cache only once it has been refreshed', async () => {
  const refresh = deferred<Answer>();
  const { clock, handle, noted } = setUp((now) => ({
    ...fakeResult('old', now - 10_000),
    refresh: refresh.promise,
  }));
  await handle(fakeCall({ request: request(1) }));
  expect(noted()).toEqual({});
  refresh.resolve(fakeResult('new', clock.now()));
  await settle();
  expect(noted()).toEqual({ [nameOf(1)]: [clock.now() + FRESH_MS, fakeCall().key] });
});

it('forgets all of them after a change', async () => {
  const { handle, noted } = setUp();
  await handle(fakeCall({ request: request(1) }));
  await handle(fakeCall({ request: request(2) }));
  expect(Object.keys(noted())).toEqual([nameOf(1), nameOf(2)]);
  await handle(fakeCall({ kind: 'write' }));
  expect(noted()).toEqual({});
});

it('remembers the last sixty', async () => {
  const { handle, noted } = setUp();
  for (let page = 1; page <= 70; page += 1) await handle(fakeCall({ request: request(page) }));
  expect(Object.keys(noted())).toHaveLength(60);
  expect(noted()).toHaveProperty(nameOf(70));
  expect(noted()).not.toHaveProperty(nameOf(10));
});

it('goes on with a storage that is full or damaged', async () => {
  const { handle, storage, noted } = setUp();
  storage.setItem(KEPT_KEY, '{"broken');
  await handle(fakeCall({ request: request(1) }));
  expect(Object.keys(noted())).toEqual([nameOf(1)]);
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(handle(fakeCall({ request: request(2) }))).resolves.toMatchObject({ value: 'things' });
});
