import { ApiError } from '../api-error.ts';
import { setUpMutationQueue, silence } from '../testing/set-up-mutation-queue.ts';

it('sends what waits when the page goes away, so that it outlives it', async () => {
  const { clock, sent, set, writer } = setUpMutationQueue();
  set({ isMarked: true });
  writer.flush();
  await clock.advance(0);
  expect(sent).toMatchObject([{ variables: { isMarked: true }, closing: true }]);
  await clock.advance(5000);
  expect(sent).toHaveLength(1);
});

it('sends nothing twice when the page goes away while a request is on its way', async () => {
  const { clock, sent, set, writer } = setUpMutationQueue();
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.leave();
  writer.flush();
  await clock.advance(0);
  expect(sent).toHaveLength(1);
});

it('sends at once what waits for its turn when the page goes away, and no longer what waited', async () => {
  const { clock, sent, set, writer } = setUpMutationQueue();
  set({ isMarked: true });
  await clock.advance(500);
  writer.leave();
  await clock.advance(0);
  expect(sent.map(({ closing, signal }) => [closing, signal.aborted])).toEqual([
    [false, true],
    [true, false],
  ]);
});

it('waits its turn like any other when the service wants silence while nobody looks', async () => {
  const { clock, sent, set, shown, writer, onNotice } = setUpMutationQueue();
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
  const { clock, sent, set, shown, writer, written, onNotice } = setUpMutationQueue();
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
  ['not again when it was carried out', true, 1],
  ['again when it was not', false, 2],
])('looks what became of it when the page comes back, and sends it %s', async (_what, isMarked, requests) => {
  const { clock, sent, set, writer, serverValueOf } = setUpMutationQueue();
  serverValueOf.mockResolvedValue({ isMarked });
  set({ isMarked: true });
  await clock.advance(500);
  sent[0]?.leave();
  writer.leave();
  sent[0]?.end.reject(silence);
  await clock.advance(0);
  writer.resume();
  // A request may arrive late: until then nobody can tell.
  await clock.advance(9_999);
  expect(serverValueOf).not.toHaveBeenCalled();
  await clock.advance(10_000);
  expect(serverValueOf).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(requests);
});
