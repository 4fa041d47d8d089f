import { ApiError } from '../api-error.ts';
import type { WriteOperation } from '../core/operation.ts';
import { createOverlay } from '../overlay/create-overlay.ts';
import { deferred } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import type { ChangeChannel } from './change-channel.ts';
import { createWriter } from './writer.ts';

type Marked = { readonly isMarked: boolean; readonly note?: string };

const mark: WriteOperation<Marked, Partial<Marked>> = {
  kind: 'write',
  name: 'mark',
  source: 'tracker',
  request: () => ({ kind: 'graphql', query: 'mutation Mark { Mark }', variables: {} }),
  decode: () => ({}),
  repeatable: false,
};

const channel: ChangeChannel<Marked> = {
  key: 'mark/1',
  kind: 'media',
  id: 1,
  delayMs: 500,
  label: 'The mark',
  plan: (base, wanted) =>
    base.isMarked === wanted.isMarked && base.note === wanted.note
      ? undefined
      : { run: (send) => send(mark, wanted) },
  show: (members) => members,
};

function setUp() {
  const clock = createFakeClock();
  const overlay = createOverlay({ clock, storage: createMemoryStorage(), partition: () => 'viewer-a' });
  const sent: {
    readonly variables: unknown;
    readonly closing: boolean;
    readonly end: ReturnType<typeof deferred<Partial<Marked>>>;
  }[] = [];
  const onNotice = jest.fn();
  const writer = createWriter({
    clock,
    overlay,
    onNotice,
    send: (closing) => (_operation, variables) => {
      const end = deferred<Partial<Marked>>();
      sent.push({ variables, closing, end });
      // The only operation here answers this.
      return end.promise as never;
    },
  });
  const base = { isMarked: false };
  const set = (change: Partial<Marked>) => writer.change(channel, base, change);
  const shown = () => overlay.lookup('media', 1, clock.now() - 1);
  return { clock, overlay, sent, onNotice, writer, set, shown };
}

it('shows a change at once and sends it after its quiet time', async () => {
  const { clock, sent, set, shown, writer } = setUp();
  set({ isMarked: true });
  expect(shown()).toEqual({ isMarked: true });
  await clock.advance(499);
  expect(sent).toHaveLength(0);
  await clock.advance(1);
  expect(sent.map(({ variables }) => variables)).toEqual([{ isMarked: true }]);
  sent[0]?.end.resolve({});
  await clock.advance(0);
  expect(writer.wanted('mark/1')).toBeUndefined();
  expect(shown()).toEqual({ isMarked: true });
});

it('sends nothing when the change is taken back within the quiet time', async () => {
  const { clock, sent, set, shown, writer } = setUp();
  set({ isMarked: true });
  await clock.advance(300);
  set({ isMarked: false });
  await clock.advance(5000);
  expect(sent).toHaveLength(0);
  expect(writer.wanted('mark/1')).toBeUndefined();
  expect(shown()).toBeUndefined();
});

it('sends one request for many changes in a row', async () => {
  const { clock, sent, set } = setUp();
  for (const note of ['a', 'b', 'c']) {
    set({ note });
    await clock.advance(100);
  }
  await clock.advance(500);
  expect(sent.map(({ variables }) => variables)).toEqual([{ isMarked: false, note: 'c' }]);
});

it('takes a refused change back, says so, and does not send it again', async () => {
  const { clock, sent, set, shown, writer, onNotice } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  const error = new ApiError('server', { source: 'tracker', status: 500 });
  sent[0]?.end.reject(error);
  await clock.advance(60_000);
  expect(shown()).toBeUndefined();
  expect(writer.error('mark/1')).toBe(error);
  expect(onNotice).toHaveBeenCalledWith(expect.stringMatching(/^The mark could not be saved\. /));
  expect(sent).toHaveLength(1);
});

it('forgets the error with the next change', async () => {
  const { clock, sent, set, writer } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.end.reject(new ApiError('server', { source: 'tracker' }));
  await clock.advance(0);
  set({ isMarked: true });
  expect(writer.error('mark/1')).toBeUndefined();
});

it('lets the last change win when the answer to an earlier one comes late', async () => {
  const { clock, sent, set, shown } = setUp();
  set({ note: 'first' });
  await clock.advance(500);
  set({ note: 'second' });
  await clock.advance(2000);
  expect(sent).toHaveLength(1);
  sent[0]?.end.resolve({ note: 'first' });
  await clock.advance(0);
  expect(shown()).toMatchObject({ note: 'second' });
  await clock.advance(500);
  expect(sent[1]?.variables).toEqual({ isMarked: false, note: 'second' });
});

it('keeps what the service says beside what was asked', async () => {
  const { clock, sent, set, shown } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.end.resolve({ note: 'by the service' });
  await clock.advance(0);
  expect(shown()).toEqual({ isMarked: true, note: 'by the service' });
});

it('undoes a toggle whose first request is still on its way only after its answer', async () => {
  const { clock, sent, set } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  set({ isMarked: false });
  await clock.advance(5000);
  expect(sent).toHaveLength(1);
  sent[0]?.end.resolve({});
  await clock.advance(500);
  expect(sent[1]?.variables).toEqual({ isMarked: false });
});

it('sends what waits when the page goes away, so that it outlives it', async () => {
  const { clock, sent, set, writer } = setUp();
  set({ isMarked: true });
  writer.flush();
  await clock.advance(0);
  expect(sent).toMatchObject([{ variables: { isMarked: true }, closing: true }]);
  await clock.advance(5000);
  expect(sent).toHaveLength(1);
});

it('sends nothing twice when the page goes away while a request is on its way', async () => {
  const { clock, sent, set, writer } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  writer.flush();
  await clock.advance(0);
  expect(sent).toHaveLength(1);
});

it('does not take a request that ended with the page for refused', async () => {
  const { clock, sent, set, shown, writer, onNotice } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  writer.leave();
  sent[0]?.end.reject(new ApiError('unavailable', { source: 'tracker', unanswered: true }));
  await clock.advance(0);
  expect(shown()).toEqual({ isMarked: true });
  expect(onNotice).not.toHaveBeenCalled();
});
