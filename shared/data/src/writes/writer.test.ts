import { ApiError } from '../api-error.ts';
import type { WriteOperation } from '../core/operation.ts';
import { createOverlay } from '../overlay/create-overlay.ts';
import { deferred } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import type { ChangeChannel } from './change-channel.ts';
import { createChangeJournal } from './change-journal.ts';
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
  subject: { about: 'favourite', kind: 'anime', id: 1 },
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
  const storage = createMemoryStorage();
  const partition = () => 'viewer-a';
  const overlay = createOverlay({ clock, storage, partition });
  const sent: {
    readonly variables: unknown;
    readonly closing: boolean;
    readonly signal: AbortSignal;
    /** The request leaves; an answer, whatever it says, is told before its end. */
    readonly leave: () => void;
    readonly end: ReturnType<typeof deferred<Partial<Marked>>>;
  }[] = [];
  const onNotice = jest.fn();
  const truthOf = jest.fn<Promise<Marked>, []>(async () => ({ isMarked: false }));
  const locks = createFakeLocks().page();
  const writer = createWriter({
    clock,
    overlay,
    onNotice,
    journal: createChangeJournal({ clock, storage, partition, pageId: 'page', locks }),
    truthOf,
    send: (way) => (_operation, variables) => {
      const end = deferred<Partial<Marked>>();
      const abort = () => end.reject(new ApiError('aborted', { source: 'tracker' }));
      way.signal.addEventListener('abort', abort);
      sent.push({ variables, closing: way.closing, signal: way.signal, leave: way.onSent, end });
      // The only operation here answers this.
      return end.promise as never;
    },
  });
  const base = { isMarked: false };
  const set = (change: Partial<Marked>) => writer.change(channel, base, change);
  const shown = () => overlay.lookup('media', 1, clock.now() - 1);
  /** What is written down of the change. */
  const written = () => storage.getItem('tsugi:changes:viewer-a/page/mark/1');
  return { clock, overlay, sent, onNotice, truthOf, writer, set, shown, written };
}

const silence = new ApiError('unavailable', { source: 'tracker', unanswered: true });

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
  sent[0]?.leave();
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
  sent[0]?.leave();
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
  sent[0]?.leave();
  writer.flush();
  await clock.advance(0);
  expect(sent).toHaveLength(1);
});

it('sends at once what waits for its turn when the page goes away, and no longer what waited', async () => {
  const { clock, sent, set, writer } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  writer.leave();
  await clock.advance(0);
  expect(sent.map(({ closing, signal }) => [closing, signal.aborted])).toEqual([
    [false, true],
    [true, false],
  ]);
});

it('sends nothing when the change is taken back while it waits for its turn', async () => {
  const { clock, sent, set, shown, writer } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  set({ isMarked: false });
  expect(sent[0]?.signal.aborted).toBe(true);
  await clock.advance(5000);
  expect(sent).toHaveLength(1);
  expect(writer.wanted('mark/1')).toBeUndefined();
  expect(shown()).toBeUndefined();
});

it('waits its turn like any other when the service wants silence while nobody looks', async () => {
  const { clock, sent, set, shown, writer, onNotice } = setUp();
  set({ isMarked: true });
  writer.flush();
  sent[0]?.end.reject(new ApiError('rate-limited', { source: 'tracker' }));
  await clock.advance(0);
  expect(shown()).toEqual({ isMarked: true });
  expect(onNotice).not.toHaveBeenCalled();
  await clock.advance(500);
  expect(sent[1]?.closing).toBe(false);
});

it('does not take a request that ended with the page for refused, and keeps it written down', async () => {
  const { clock, sent, set, shown, writer, written, onNotice } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.leave();
  writer.leave();
  sent[0]?.end.reject(silence);
  await clock.advance(0);
  expect(shown()).toEqual({ isMarked: true });
  expect(onNotice).not.toHaveBeenCalled();
  expect(JSON.parse(written() ?? '')).toMatchObject({ wanted: { isMarked: true }, mayBeDone: true });
});

it.each([
  ['was carried out', true, 1],
  ['was not', false, 2],
])(
  'looks what became of it when the page comes back, and sends it again only if it %s',
  async (_what, isMarked, requests) => {
    const { clock, sent, set, writer, truthOf } = setUp();
    truthOf.mockResolvedValue({ isMarked });
    set({ isMarked: true });
    await clock.advance(500);
    sent[0]?.leave();
    writer.leave();
    sent[0]?.end.reject(silence);
    await clock.advance(0);
    writer.resume();
    // A request may arrive late: until then nobody can tell.
    await clock.advance(9_999);
    expect(truthOf).not.toHaveBeenCalled();
    await clock.advance(10_000);
    expect(truthOf).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(requests);
  },
);

describe('a request that is never answered', () => {
  async function unanswered() {
    const setup = setUp();
    setup.set({ isMarked: true });
    await setup.clock.advance(500);
    setup.sent[0]?.leave();
    return setup;
  }

  it('counts as done when the service has what was wanted', async () => {
    const { clock, sent, shown, truthOf, onNotice } = await unanswered();
    truthOf.mockResolvedValue({ isMarked: true });
    sent[0]?.end.reject(silence);
    await clock.advance(0);
    expect(shown()).toEqual({ isMarked: true });
    expect(onNotice).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('is taken back and not sent again when the service has not', async () => {
    const { clock, sent, shown, onNotice } = await unanswered();
    sent[0]?.end.reject(silence);
    await clock.advance(60_000);
    expect(shown()).toBeUndefined();
    expect(onNotice).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('is taken back when the service does not say either', async () => {
    const { clock, sent, shown, truthOf, onNotice } = await unanswered();
    truthOf.mockRejectedValue(silence);
    sent[0]?.end.reject(silence);
    await clock.advance(0);
    expect(shown()).toBeUndefined();
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it('keeps what the reader changes meanwhile', async () => {
    const { clock, sent, set, shown, truthOf } = await unanswered();
    const truth = deferred<Marked>();
    truthOf.mockReturnValue(truth.promise);
    sent[0]?.end.reject(silence);
    await clock.advance(0);
    set({ note: 'mine' });
    await clock.advance(5000);
    expect(sent).toHaveLength(1);
    truth.resolve({ isMarked: true });
    await clock.advance(500);
    expect(shown()).toEqual({ isMarked: true, note: 'mine' });
    expect(sent[1]?.variables).toEqual({ isMarked: true, note: 'mine' });
  });
});

it('is written down from the change until its end', async () => {
  const { clock, sent, set, written } = setUp();
  set({ isMarked: true });
  expect(JSON.parse(written() ?? '')).toMatchObject({ base: { isMarked: false }, mayBeDone: false });
  await clock.advance(500);
  sent[0]?.leave();
  expect(JSON.parse(written() ?? '')).toMatchObject({ mayBeDone: true });
  sent[0]?.end.resolve({});
  await clock.advance(0);
  expect(written()).toBeNull();
});

it('forgets everything when another account comes, whatever is still on its way', async () => {
  const { clock, sent, set, writer, onNotice, written } = setUp();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.leave();
  writer.reset();
  expect(writer.wanted('mark/1')).toBeUndefined();
  expect(written()).toBeNull();
  sent[0]?.end.reject(silence);
  await clock.advance(60_000);
  expect(onNotice).not.toHaveBeenCalled();
});
