import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../core/api-error.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createChangeOutcomes } from './change-outcomes.ts';
import type { SendOptions, ServerValueOptions } from './change-service.ts';
import { createOptimisticLayer } from './create-optimistic-layer.ts';
import { membersOf } from './definitions/entry-members.ts';
import { entryMutation } from './definitions/entry-mutation.ts';
import type { Members } from './definitions/mutation-definition.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxItems, type WaitReason } from './outbox-items.ts';
import { createChangeSender } from './send-change.ts';

const definition = entryMutation(2);
const { key } = definition;
const entry = { id: 20, status: 'CURRENT', progress: 1, score: 0 } as const;
const base = membersOf(entry);
const failure = (kind: ApiErrorKind, details: Omit<ApiErrorDetails, 'source'> = {}) =>
  new ApiError(kind, { source: 'tracker', ...details });
const refused = failure('validation', { status: 400 });
const uncertain = failure('server', { status: 500, isUncertain: true });

/** Something that a test settles. */
function deferred<T>() {
  let resolve = (_value: T) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  const optimistic = createOptimisticLayer({ clock, storage, partition: () => 'p', items });
  const outbox = createOutbox({ clock, items, tab: 'tab1' });
  const notices: string[] = [];
  const state = {
    account: 'user-1' as string | undefined,
    obstacle: undefined as WaitReason | undefined,
    isChecked: false,
  };
  const requests: (SendOptions & { variables: unknown; response: ReturnType<typeof deferred<unknown>> })[] =
    [];
  const checks: (ServerValueOptions & { value: ReturnType<typeof deferred<Members>> })[] = [];
  const outcomes = createChangeOutcomes({
    clock,
    outbox,
    optimistic,
    onNotice: (message) => notices.push(message),
    onWait: () => {},
  });
  const sender = createChangeSender({
    clock,
    outbox,
    optimistic,
    outcomes,
    needsCheck: () => state.isChecked,
    account: () => state.account,
    obstacle: async () => state.obstacle,
    send: (options) => async (_operation, variables) => {
      const response = deferred<unknown>();
      requests.push({ ...options, variables, response });
      // The responses of this test.
      return (await response.promise) as never;
    },
    serverValueOf: (_subject, options) => {
      const value = deferred<Members>();
      checks.push({ ...options, value });
      return value.promise;
    },
  });
  const pending = () => {
    const item = outbox.get(key);
    if (!item) throw new Error('Nothing is pending');
    return item;
  };
  const raise = (progress: number) => outbox.change(definition, base, { progress });
  raise(5);
  const results: boolean[] = [];
  const send = async () => {
    void sender.send(pending(), 'user-1').then((isFree) => results.push(isFree));
    await clock.advance(0);
  };
  const answer = async (response: unknown, index = requests.length - 1) => {
    const request = requests[index];
    if (response instanceof Error) request?.response.reject(response);
    else request?.response.resolve(response);
    await clock.advance(0);
  };
  const tell = async (value: Members | Error) => {
    const check = checks.at(-1)?.value;
    if (value instanceof Error) check?.reject(value);
    else check?.resolve(value);
    await clock.advance(0);
  };
  const progress = () => outbox.get(key)?.progress;
  return {
    clock,
    optimistic,
    outbox,
    notices,
    state,
    requests,
    checks,
    sender,
    pending,
    raise,
    results,
    send,
    answer,
    tell,
    progress,
  };
}

describe('a request', () => {
  it('carries the change, is noted when it has left, and is over with its response', async () => {
    const { clock, send, requests, results, progress, answer, outbox, optimistic } = setUp();
    await send();
    expect(requests).toMatchObject([{ closing: false, variables: { id: 20, mediaId: 2, progress: 5 } }]);
    expect(progress()).toEqual({ done: [] });
    requests[0]?.onSent();
    expect(progress()?.sent).toEqual({ ids: [expect.any(String)], at: clock.now(), tab: 'tab1' });
    await answer({ ...entry, progress: 6, mediaId: 2 });
    expect(results).toEqual([true]);
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 6 } });
    expect(clock.waits().filter((ms) => ms > 5_000)).toEqual([]);
  });

  it('that has not left after eight seconds is ended, and the change waits', async () => {
    const { clock, send, requests, results, progress, answer } = setUp();
    await send();
    await clock.advance(7_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    // Too late: it has been ended.
    requests[0]?.onSent();
    expect(progress()?.sent).toBeUndefined();
    await answer(failure('aborted'));
    expect(results).toEqual([false]);
    expect(progress()?.waits?.reason).toBe('limit');
  });

  it('that has left is waited for as long as it takes', async () => {
    const { clock, send, requests, results } = setUp();
    await send();
    requests[0]?.onSent();
    await clock.advance(60_000);
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(results).toEqual([]);
  });

  it('that has not left is ended by a newer change of the same thing, which is sent in its place', async () => {
    const { clock, send, requests, results, answer, sender, progress, notices } = setUp();
    await send();
    sender.supersede('entry/3');
    expect(requests[0]?.signal.aborted).toBe(false);
    sender.supersede(key);
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(failure('aborted'));
    expect(results).toEqual([true]);
    expect(progress()).toEqual({ done: [] });
    expect(notices).toEqual([]);
    expect(clock.waits()).not.toContain(8_000);
    // It is over: there is nothing left to end.
    expect(() => sender.supersede(key)).not.toThrow();
  });

  it('that has left is not ended by a newer change', async () => {
    const { send, requests, sender, answer, outbox, raise } = setUp();
    await send();
    requests[0]?.onSent();
    raise(7);
    sender.supersede(key);
    expect(requests[0]?.signal.aborted).toBe(false);
    await answer({ ...entry, progress: 5, mediaId: 2 });
    expect(outbox.get(key)).toMatchObject({ base: { progress: 5 }, wanted: { progress: 7 } });
  });

  it('of a page that goes away is not ended any more', async () => {
    const { clock, requests, sender, pending } = setUp();
    void sender.sendLast(pending(), 'user-1');
    await clock.advance(0);
    expect(requests[0]?.closing).toBe(true);
    sender.supersede(key);
    expect(requests[0]?.signal.aborted).toBe(false);
  });

  it.each([
    ['no response', failure('unavailable', { noResponse: true }), 'unavailable', true],
    ['no connection', failure('offline', { noResponse: true }), 'offline', true],
    ['a response that cannot be read', failure('malformed'), 'unavailable', true],
    ['an error of this code', new TypeError('no member'), 'unavailable', true],
    ['a rate limit', failure('rate-limited', { status: 429 }), 'limit', false],
    ['a sign-in that is not accepted', failure('invalid-token', { status: 400 }), 'sign-in', false],
    ['a service that is down', failure('server', { status: 503 }), 'unavailable', false],
  ])('with %s leaves the change waiting', async (_what, error, reason, mayHaveArrived) => {
    const { send, requests, results, answer, progress, notices } = setUp();
    await send();
    requests[0]?.onSent();
    await answer(error);
    expect(results).toEqual([false]);
    expect(progress()?.waits?.reason).toBe(reason);
    expect(progress()?.sent !== undefined).toBe(mayHaveArrived);
    expect(notices).toEqual([]);
  });

  it('that is refused takes the change back', async () => {
    const { send, requests, results, answer, outbox, notices, checks } = setUp();
    await send();
    requests[0]?.onSent();
    await answer(refused);
    expect(results).toEqual([true]);
    expect(outbox.pending()).toEqual([]);
    expect(notices).toHaveLength(1);
    expect(outbox.error(key)).toBe(refused);
    expect(checks).toEqual([]);
  });

  it('leaves everything as it is when the user has signed out meanwhile', async () => {
    for (const response of [{ ...entry, mediaId: 2 }, refused, failure('offline', { noResponse: true })]) {
      const { send, results, answer, progress, state, notices } = setUp();
      await send();
      state.account = undefined;
      await answer(response);
      expect(results).toEqual([false]);
      expect(progress()).toEqual({ done: [] });
      expect(notices).toEqual([]);
    }
  });

  it('is not made while something is in its way, nor after a sign-out', async () => {
    const { send, requests, results, progress, state } = setUp();
    state.obstacle = 'offline';
    await send();
    expect(progress()?.waits?.reason).toBe('offline');
    state.account = 'user-2';
    state.obstacle = 'limit';
    await send();
    expect(progress()?.waits?.reason).toBe('offline');
    expect(results).toEqual([false, false]);
    expect(requests).toEqual([]);
  });

  it('is not made for what has changed, or is gone, by then', async () => {
    const { clock, sender, pending, raise, requests } = setUp();
    const old = pending();
    raise(7);
    await expect(sender.send(old, 'user-1')).resolves.toBe(true);
    await clock.advance(0);
    expect(requests).toEqual([]);
  });

  it('is not made for what was taken back; nothing is confirmed then', async () => {
    const { raise, send, requests, results, outbox, optimistic } = setUp();
    raise(1);
    await send();
    expect(results).toEqual([true]);
    expect(requests).toEqual([]);
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toBeUndefined();
  });

  it('is not made for a choice of the server value, which is confirmed', async () => {
    const { outbox, pending, send, requests, optimistic } = setUp();
    const server = { ...base, progress: 9 };
    const { subject, last } = pending();
    outbox.write({ key, subject, after: last.id, before: server, change: {}, isChoice: true }, server);
    await send();
    expect(requests).toEqual([]);
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 9 } });
  });

  it('is not made when the last response left nothing to send; that response is confirmed', async () => {
    const { outbox, send, requests, optimistic } = setUp();
    outbox.setProgress(key, { done: [], base: { ...base, progress: 5 } });
    await send();
    expect(requests).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 5 } });
  });
});

describe('after a failure of the service that may have carried out the change', () => {
  async function failed() {
    const given = setUp();
    await given.send();
    given.requests[0]?.onSent();
    await given.answer(uncertain);
    expect(given.checks).toMatchObject([{ priority: 'interactive' }]);
    return given;
  }

  it('it is confirmed when the server has it', async () => {
    const { tell, results, outbox, optimistic, notices } = await failed();
    await tell({ ...base, progress: 5, score: 3 });
    expect(results).toEqual([true]);
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 5, score: 3 } });
    expect(notices).toEqual([]);
  });

  it('it is taken back when the server has it not, and the server value shows', async () => {
    const { tell, results, outbox, optimistic, notices } = await failed();
    await tell({ ...base, progress: 2 });
    expect(results).toEqual([true]);
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 2 } });
    expect(outbox.error(key)).toBe(uncertain);
    expect(notices).toHaveLength(1);
  });

  it('it waits while the server value cannot be read, and remains noted as sent', async () => {
    const { tell, results, progress } = await failed();
    await tell(failure('offline', { noResponse: true }));
    expect(results).toEqual([false]);
    expect(progress()).toMatchObject({ waits: { reason: 'offline' }, sent: { tab: 'tab1' } });
  });

  it('it is taken back when the thing is gone', async () => {
    const { tell, results, outbox } = await failed();
    await tell(failure('not-found', { status: 404 }));
    expect(results).toEqual([true]);
    expect(outbox.pending()).toEqual([]);
    expect(outbox.error(key)).toBe(uncertain);
  });

  it('it stays as it is when the user has signed out meanwhile', async () => {
    const { tell, results, progress, state, notices } = await failed();
    state.account = undefined;
    await tell({ ...base, progress: 2 });
    expect(results).toEqual([false]);
    expect(progress()?.sent).toBeDefined();
    expect(notices).toEqual([]);
  });
});

describe('a change that is compared with the server value first', () => {
  async function compared() {
    const given = setUp();
    given.state.isChecked = true;
    await given.send();
    expect(given.checks).toHaveLength(1);
    expect(given.requests).toEqual([]);
    return given;
  }

  it('is sent on top of that value', async () => {
    const { tell, requests, answer, results, progress } = await compared();
    await tell({ ...base, score: 8 });
    expect(progress()).toEqual({ done: [], base: { ...base, score: 8 } });
    expect(requests).toMatchObject([{ closing: false, variables: { id: 20, mediaId: 2, progress: 5 } }]);
    await answer({ ...entry, progress: 5, score: 8, mediaId: 2 });
    expect(results).toEqual([true]);
  });

  it('is confirmed without a request when the server has it', async () => {
    const { tell, requests, results, outbox, optimistic } = await compared();
    await tell({ ...base, progress: 5 });
    expect(results).toEqual([true]);
    expect(requests).toEqual([]);
    expect(outbox.pending()).toEqual([]);
    expect(optimistic.lookup('media', 2, 0)).toMatchObject({ mediaListEntry: { progress: 5 } });
  });

  it('leaves the choice to the user when the server has another value, and is noted as tried', async () => {
    const given = setUp();
    given.state.isChecked = true;
    const { id } = given.pending().last;
    given.outbox.setProgress(key, { done: ['0'], waits: { reason: 'offline', at: 1, until: 2 } });
    await given.send();
    const server = { ...base, progress: 9 };
    await given.tell(server);
    expect(given.results).toEqual([true]);
    expect(given.requests).toEqual([]);
    expect(given.progress()).toEqual({ done: ['0'], conflict: { members: ['progress'], server, after: id } });
  });

  it('waits when the server value cannot be read', async () => {
    const { tell, results, progress } = await compared();
    await tell(failure('rate-limited', { status: 429, retryAfterMs: 7_000 }));
    expect(results).toEqual([false]);
    expect(progress()?.waits?.reason).toBe('limit');
  });

  it('is taken back when the thing is gone', async () => {
    const { tell, results, outbox, notices } = await compared();
    await tell(failure('not-found', { status: 404 }));
    expect(results).toEqual([true]);
    expect(outbox.pending()).toEqual([]);
    expect(notices).toHaveLength(1);
  });

  it.each([{ ...base, progress: 5 }, failure('offline')])(
    'stays as it is when the user has signed out meanwhile: %#',
    async (value) => {
      const { tell, results, progress, state } = await compared();
      state.account = undefined;
      await tell(value);
      expect(results).toEqual([false]);
      expect(progress()).toEqual({ done: [] });
    },
  );

  it('gives the server 45 seconds to tell its value', async () => {
    const { clock, checks, tell } = await compared();
    await clock.advance(44_999);
    expect(checks[0]?.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(checks[0]?.signal.aborted).toBe(true);
    await tell(failure('aborted'));
    const other = await compared();
    await other.tell({ ...base, progress: 5 });
    expect(other.clock.waits().filter((ms) => ms > 5_000)).toEqual([]);
  });

  it('is looked at again when another tab has sent it meanwhile', async () => {
    const { clock, tell, results, outbox, requests } = await compared();
    outbox.setProgress(key, { done: [], sent: { ids: [], at: clock.now(), tab: 'tab2' } });
    await tell(base);
    expect(results).toEqual([true]);
    expect(requests).toEqual([]);
    expect(outbox.get(key)?.progress.sent).toBeDefined();
  });

  it('is over when another tab has finished it meanwhile', async () => {
    const { tell, results, outbox, pending, requests } = await compared();
    outbox.finish(key, [pending().last.id], base);
    await tell(base);
    expect(results).toEqual([true]);
    expect(requests).toEqual([]);
  });

  it('is sent with what the user changed meanwhile', async () => {
    const { tell, raise, requests } = await compared();
    raise(7);
    await tell(base);
    expect(requests).toMatchObject([{ variables: { progress: 7 } }]);
  });

  it('is not sent when it is a choice that the server has by now', async () => {
    const { state, outbox, pending, send, tell, requests } = setUp();
    state.isChecked = true;
    const { subject, last } = pending();
    const server = { ...base, progress: 9 };
    outbox.write(
      { key, subject, after: last.id, before: server, change: { progress: 5 }, isChoice: true },
      { ...server, progress: 5 },
    );
    await send();
    await tell({ ...base, progress: 5 });
    expect(requests).toEqual([]);
    expect(outbox.pending()).toEqual([]);
  });

  it('is compared without the part that an earlier request has carried out', async () => {
    const { clock, state, pending, outbox, raise, send, tell, requests } = setUp();
    state.isChecked = true;
    const sent = { ids: [pending().last.id], at: clock.now() - 20_000, tab: 'tab1' };
    raise(6);
    outbox.setProgress(key, { done: [], sent });
    await send();
    await tell({ ...base, progress: 5, score: 3 });
    expect(requests).toMatchObject([{ variables: { progress: 6 } }]);
    expect(pending()).toMatchObject({ base: { progress: 5, score: 3 }, wanted: { progress: 6 } });
    expect(pending().changes).toHaveLength(1);
    expect(pending().progress).not.toHaveProperty('sent');
  });

  it('is compared as a whole when an earlier request has not been carried out', async () => {
    const { clock, state, pending, outbox, raise, send, tell, requests } = setUp();
    state.isChecked = true;
    const sent = { ids: [pending().last.id], at: clock.now() - 20_000, tab: 'tab1' };
    raise(6);
    outbox.setProgress(key, { done: [], sent });
    await send();
    await tell(base);
    expect(requests).toMatchObject([{ variables: { progress: 6 } }]);
    expect(pending().changes).toHaveLength(2);
  });

  it('says nothing about a conflict when it follows a change whose end is not known', async () => {
    const { state, outbox, pending, send, tell, requests } = setUp();
    state.isChecked = true;
    const { id } = pending().last;
    outbox.finish(key, [id], base);
    const { subject } = definition;
    outbox.write(
      { key, subject, after: 'gone', before: { ...base, progress: 5 }, change: { progress: 6 } },
      { ...base, progress: 6 },
    );
    expect(pending().isOrphan).toBe(true);
    await send();
    await tell({ ...base, progress: 4 });
    expect(requests).toMatchObject([{ variables: { progress: 6 } }]);
  });
});
