import { ApiError } from '../api-error.ts';
import { deferred } from '../testing/fake-call.ts';
import { type Marked, setUpMutationQueue, silence } from '../testing/set-up-mutation-queue.ts';

it('shows a change at once and sends it after its quiet time', async () => {
  const { clock, sent, set, shown, writer } = setUpMutationQueue();
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
  const { clock, sent, set, shown, writer } = setUpMutationQueue();
  set({ isMarked: true });
  await clock.advance(300);
  set({ isMarked: false });
  await clock.advance(5000);
  expect(sent).toHaveLength(0);
  expect(writer.wanted('mark/1')).toBeUndefined();
  expect(shown()).toBeUndefined();
});

it('sends one request for many changes in a row', async () => {
  const { clock, sent, set } = setUpMutationQueue();
  for (const note of ['a', 'b', 'c']) {
    set({ note });
    await clock.advance(100);
  }
  await clock.advance(500);
  expect(sent.map(({ variables }) => variables)).toEqual([{ isMarked: false, note: 'c' }]);
});

it('takes a refused change back, says so, and does not send it again', async () => {
  const { clock, sent, set, shown, writer, onNotice } = setUpMutationQueue();
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
  const { clock, sent, set, writer } = setUpMutationQueue();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.end.reject(new ApiError('server', { source: 'tracker' }));
  await clock.advance(0);
  set({ isMarked: true });
  expect(writer.error('mark/1')).toBeUndefined();
});

it('lets the last change win when the answer to an earlier one comes late', async () => {
  const { clock, sent, set, shown } = setUpMutationQueue();
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
  const { clock, sent, set, shown } = setUpMutationQueue();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.end.resolve({ note: 'by the service' });
  await clock.advance(0);
  expect(shown()).toEqual({ isMarked: true, note: 'by the service' });
});

it('undoes a toggle whose first request is still on its way only after its answer', async () => {
  const { clock, sent, set } = setUpMutationQueue();
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

it('sends nothing when the change is taken back while it waits for its turn', async () => {
  const { clock, sent, set, shown, writer } = setUpMutationQueue();
  set({ isMarked: true });
  await clock.advance(500);
  set({ isMarked: false });
  expect(sent[0]?.signal.aborted).toBe(true);
  await clock.advance(5000);
  expect(sent).toHaveLength(1);
  expect(writer.wanted('mark/1')).toBeUndefined();
  expect(shown()).toBeUndefined();
});

describe('a request that is never answered', () => {
  async function unanswered() {
    const setup = setUpMutationQueue();
    setup.set({ isMarked: true });
    await setup.clock.advance(500);
    setup.sent[0]?.leave();
    return setup;
  }

  it('counts as done when the service has what was wanted', async () => {
    const { clock, sent, shown, serverValueOf, onNotice } = await unanswered();
    serverValueOf.mockResolvedValue({ isMarked: true });
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
    const { clock, sent, shown, serverValueOf, onNotice } = await unanswered();
    serverValueOf.mockRejectedValue(silence);
    sent[0]?.end.reject(silence);
    await clock.advance(0);
    expect(shown()).toBeUndefined();
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it('keeps what the reader changes meanwhile', async () => {
    const { clock, sent, set, shown, serverValueOf } = await unanswered();
    const truth = deferred<Marked>();
    serverValueOf.mockReturnValue(truth.promise);
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
  const { clock, sent, set, written } = setUpMutationQueue();
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
  const { clock, sent, set, writer, onNotice, written } = setUpMutationQueue();
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
