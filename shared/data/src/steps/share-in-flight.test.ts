import type { Call, CallResult } from '../core/call.ts';
import { ON_PARTIAL } from '../core/create-call.ts';
import { createFlightPriority } from '../core/priority.ts';
import { deferred, fakeCall, fakeResult } from '../testing/fake-call.ts';
import { settle } from '../testing/fake-clock.ts';
import { shareInFlight } from './share-in-flight.ts';

function setUp() {
  const flights: { readonly call: Call; readonly end: ReturnType<typeof deferred<CallResult>> }[] = [];
  const handle = shareInFlight()((call) => {
    const end = deferred<CallResult>();
    flights.push({ call, end });
    return end.promise;
  });
  return { flights, handle };
}

it('sends two equal queries once and resolves both', async () => {
  const { flights, handle } = setUp();
  const both = [handle(fakeCall()), handle(fakeCall())];
  expect(flights).toHaveLength(1);
  flights[0]?.end.resolve(fakeResult('one'));
  await expect(Promise.all(both)).resolves.toEqual([fakeResult('one'), fakeResult('one')]);
});

it('asks again once the flight has landed, also when it failed', async () => {
  const { flights, handle } = setUp();
  const first = handle(fakeCall());
  flights[0]?.end.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  void handle(fakeCall());
  expect(flights).toHaveLength(2);
});

it('separates different queries', () => {
  const { flights, handle } = setUp();
  void handle(fakeCall());
  void handle(fakeCall({ key: 'anonymous/things/1/{"page":2}' }));
  expect(flights).toHaveLength(2);
});

it('continues while one caller stays, and ends when the last one leaves', async () => {
  const { flights, handle } = setUp();
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const staying = handle(fakeCall({ signal: stays.signal }));
  const leaving = handle(fakeCall({ signal: leaves.signal }));
  leaves.abort();
  await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
  expect(flights[0]?.call.signal.aborted).toBe(false);
  stays.abort();
  await expect(staying).rejects.toMatchObject({ kind: 'aborted' });
  expect(flights[0]?.call.signal.aborted).toBe(true);
});

it('begins a new flight for who comes after the last caller left', async () => {
  const { flights, handle } = setUp();
  const leaves = new AbortController();
  const leaving = handle(fakeCall({ signal: leaves.signal }));
  leaves.abort();
  await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
  void handle(fakeCall());
  expect(flights).toHaveLength(2);
});

it('lifts a prefetch that is on its way when a user waits for the same', async () => {
  const { flights, handle } = setUp();
  void handle(fakeCall({ priority: createFlightPriority('prefetch') }));
  await settle();
  expect(flights[0]?.call.priority.current()).toBe('prefetch');
  void handle(fakeCall({ priority: createFlightPriority('interactive') }));
  expect(flights).toHaveLength(1);
  expect(flights[0]?.call.priority.current()).toBe('interactive');
});

it('passes partial results to every caller, also one that joins later, and to none that has left', async () => {
  const end = deferred<CallResult>();
  let notify: (typeof ON_PARTIAL)['otherwise'];
  const handle = shareInFlight()((call) => {
    notify = call.context.get(ON_PARTIAL);
    return end.promise;
  });
  const caller = new AbortController();
  const listener = { first: jest.fn(), left: jest.fn(), later: jest.fn() };
  const all = [
    handle(fakeCall({ onPartial: listener.first })),
    handle(fakeCall({ onPartial: listener.left, signal: caller.signal })).catch(() => undefined),
  ];
  notify?.(fakeResult('a'));
  caller.abort();
  all.push(handle(fakeCall({ onPartial: listener.later })));
  notify?.(fakeResult('ab'));
  const values = (mock: jest.Mock) => mock.mock.calls.map(([result]) => result.value);
  expect(values(listener.first)).toEqual(['a', 'ab']);
  expect(values(listener.left)).toEqual(['a']);
  expect(values(listener.later)).toEqual(['a', 'ab']);
  end.resolve(fakeResult('abc'));
  await Promise.all(all);
});

it('listens to no caller any more once the response is there', async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  await shareInFlight()(async () => fakeResult('good'))(fakeCall({ signal }));
  expect(added).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls).toEqual([added.mock.calls[0]?.slice(0, 2)]);
});

it('tells a caller who had left before of which service it was', async () => {
  const handle = shareInFlight()(() => new Promise(() => {}));
  await expect(handle(fakeCall({ source: 'mal', signal: AbortSignal.abort() }))).rejects.toMatchObject({
    kind: 'aborted',
    source: 'mal',
  });
});
