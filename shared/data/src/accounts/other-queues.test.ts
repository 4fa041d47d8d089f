/** @jest-environment jsdom */

import { favouriteMutation } from '../changes/definitions/definition-of.ts';
import { settingMutation } from '../changes/definitions/setting-mutation.ts';
import { pageOutbox } from '../changes/outbox.ts';
import { pageMutationQueue } from '../changes/page-mutation-queue.ts';
import { ApiError } from '../core/api-error.ts';
import { partitionOf } from '../core/cache-key.ts';
import type { Call } from '../core/call.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { fakeTokenOf, fakeViewer } from '../testing/fake-viewer.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { writeAccount } from './account-records.ts';
import { pageAccounts } from './page-accounts.ts';

const [AOI, REN] = [fakeTokenOf(1), fakeTokenOf(2)];

/** What the service responds to a call; by default a favourite as it was set. */
type Service = (call: Call) => Promise<unknown>;

function setUp(service: Service = async () => undefined) {
  // jsdom has none.
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
  const calls: string[] = [];
  const names = new Map([
    [AOI, 'aoi'],
    [REN, 'ren'],
  ]);
  const server = new Map<string, boolean>();
  const layer = installTestLayer(async (call) => {
    const who = names.get(call.token ?? '') ?? 'nobody';
    if (call.operation === 'viewer') return fakeViewer(who === 'aoi' ? 1 : 2, who);
    calls.push(`${who} ${call.operation}`);
    const response = await service(call);
    if (response !== undefined) return response;
    if (call.kind === 'write') server.set(who, !server.get(who));
    return { media: { mediaListEntry: null, isFavourite: server.get(who) ?? false } };
  });
  // Above what other tests of this file have left.
  layer.auth.signIn(AOI);
  layer.auth.setViewer(fakeViewer(1, 'aoi'), 1000);
  writeAccount(layer.storage, { id: 2, name: 'ren', avatar: null, addedAt: 2, token: REN });
  pageMutationQueue();
  const accounts = pageAccounts();
  const favourite = () =>
    pageOutbox().change(
      favouriteMutation('anime', 5),
      { isFavourite: false, favourites: null },
      { isFavourite: true },
    );
  const waitingOf = (id: number) => accounts.list().find((account) => account.id === id)?.waiting;
  return { ...layer, accounts, calls, server, favourite, waitingOf };
}

const unavailable = new ApiError('unavailable', { source: 'tracker', noResponse: true });

it('what waits for its debounce leaves with the token of who made it, and is confirmed while another account is here', async () => {
  const { accounts, calls, clock, favourite, waitingOf, server } = setUp();
  favourite();
  accounts.switchTo(2);
  expect(waitingOf(1)).toBe(1);
  await clock.advance(30_000);
  expect(calls[0]).toBe('aoi toggle-favourite');
  // It is compared with what the service has, and never sent twice.
  expect(calls.filter((call) => call.endsWith('toggle-favourite'))).toEqual(['aoi toggle-favourite']);
  expect(server.get('aoi')).toBe(true);
  expect(waitingOf(1)).toBe(0);
  expect(calls.every((call) => call.startsWith('aoi'))).toBe(true);
});

it('a change that has to wait is sent with its own token, also when the same thing of the present account waits', async () => {
  let isDown = true;
  const { accounts, calls, clock, favourite, waitingOf, server } = setUp(async () => {
    if (isDown) throw unavailable;
    return undefined;
  });
  favourite();
  await clock.advance(1_000);
  accounts.switchTo(2);
  favourite();
  await clock.advance(1_000);
  expect([waitingOf(1), waitingOf(2)]).toEqual([1, 1]);
  isDown = false;
  await clock.advance(300_000);
  expect([waitingOf(1), waitingOf(2)]).toEqual([0, 0]);
  expect([server.get('aoi'), server.get('ren')]).toEqual([true, true]);
  expect(
    calls
      .filter((call) => call.endsWith('toggle-favourite'))
      .slice(-2)
      .sort(),
  ).toEqual(['aoi toggle-favourite', 'ren toggle-favourite']);
});

it('waits for a new login when the token of the account ends', async () => {
  const { accounts, calls, clock, favourite, waitingOf, storage } = setUp(async () => {
    throw unavailable;
  });
  favourite();
  await clock.advance(1_000);
  accounts.switchTo(2);
  writeAccount(storage, { id: 1, name: 'aoi', avatar: null, addedAt: 1 });
  calls.length = 0;
  await clock.advance(600_000);
  expect(calls).toEqual([]);
  expect(waitingOf(1)).toBe(1);
  expect(accounts.list().find(({ id }) => id === 1)?.isExpired).toBe(true);
});

it('makes stale what is cached of an account whose setting was confirmed while another one is here', async () => {
  const { accounts, cache, clock, waitingOf } = setUp(async (call) =>
    call.kind === 'write' ? { titleLanguage: 'NATIVE' } : undefined,
  );
  const keyOfMedia = (token: string) => `${partitionOf(token)}/media-detail/1/{}`;
  pageOutbox().change(
    settingMutation('titleLanguage', 1),
    { titleLanguage: 'ROMAJI' },
    { titleLanguage: 'NATIVE' },
  );
  accounts.switchTo(2);
  const invalidate = jest.spyOn(cache, 'invalidate');
  await clock.advance(60_000);
  const matches = invalidate.mock.calls.map(([isStale]) =>
    [AOI, REN].map((token) => isStale(keyOfMedia(token))),
  );
  expect(matches).toContainEqual([true, false]);
  expect(waitingOf(1)).toBe(0);
});

it('says for whom a change was refused', async () => {
  const { accounts, clock, favourite, waitingOf, notices } = setUp(async (call) => {
    if (call.kind === 'write') throw new ApiError('validation', { source: 'tracker', status: 400 });
    return undefined;
  });
  favourite();
  accounts.switchTo(2);
  await clock.advance(60_000);
  expect(waitingOf(1)).toBe(0);
  expect(notices).toEqual(['For aoi: The favourite could not be saved.']);
});

it('sends nothing for an account that is the present one again', async () => {
  let isDown = true;
  const { accounts, calls, clock, favourite, server } = setUp(async () => {
    if (isDown) throw unavailable;
    return undefined;
  });
  favourite();
  await clock.advance(1_000);
  accounts.switchTo(2);
  accounts.switchTo(1);
  isDown = false;
  calls.length = 0;
  await clock.advance(300_000);
  expect(calls.filter((call) => call.endsWith('toggle-favourite'))).toEqual(['aoi toggle-favourite']);
  expect(server.get('aoi')).toBe(true);
});
