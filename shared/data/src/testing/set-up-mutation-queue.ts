import { ApiError } from '../api-error.ts';
import type { MutationOperation } from '../core/operation.ts';
import type { MutationDefinition } from '../mutations/mutation-definition.ts';
import { createMutationQueue } from '../mutations/mutation-queue.ts';
import { createOutbox } from '../mutations/outbox.ts';
import { createOptimisticLayer } from '../optimistic/create-optimistic-layer.ts';
import { deferred } from './fake-call.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeLocks } from './fake-locks.ts';
import { createMemoryStorage } from './memory-storage.ts';

export type Marked = { readonly isMarked: boolean; readonly note?: string };

const mark: MutationOperation<Marked, Partial<Marked>> = {
  kind: 'write',
  name: 'mark',
  source: 'tracker',
  request: () => ({ kind: 'graphql', query: 'mutation Mark { Mark }', variables: {} }),
  decode: () => ({}),
  repeatable: false,
};

const channel: MutationDefinition<Marked> = {
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

/** A writer of one mark, whose requests end when the test says so. */
export function setUpMutationQueue() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const partition = () => 'viewer-a';
  const optimistic = createOptimisticLayer({ clock, storage, partition });
  const sent: {
    readonly variables: unknown;
    readonly closing: boolean;
    readonly signal: AbortSignal;
    /** The request leaves; an answer, whatever it says, is told before its end. */
    readonly leave: () => void;
    readonly end: ReturnType<typeof deferred<Partial<Marked>>>;
  }[] = [];
  const onNotice = jest.fn();
  const serverValueOf = jest.fn<Promise<Marked>, []>(async () => ({ isMarked: false }));
  const locks = createFakeLocks().page();
  const writer = createMutationQueue({
    clock,
    optimistic,
    onNotice,
    journal: createOutbox({ clock, storage, partition, pageId: 'page', locks }),
    serverValueOf,
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
  const shown = () => optimistic.lookup('media', 1, clock.now() - 1);
  /** What is written down of the change. */
  const written = () => storage.getItem('tsugi:changes:viewer-a/page/mark/1');
  return { clock, optimistic, sent, onNotice, serverValueOf, writer, set, shown, written };
}

/** No answer has come. */
export const silence = new ApiError('unavailable', { source: 'tracker', unanswered: true });
