import { ApiError } from '../api-error.ts';
import type { WriteOperation } from '../core/operation.ts';
import { createOverlay } from '../overlay/create-overlay.ts';
import type { ChangeChannel } from '../writes/change-channel.ts';
import { createChangeJournal } from '../writes/change-journal.ts';
import { createWriter } from '../writes/writer.ts';
import { deferred } from './fake-call.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeLocks } from './fake-locks.ts';
import { createMemoryStorage } from './memory-storage.ts';

export type Marked = { readonly isMarked: boolean; readonly note?: string };

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

/** A writer of one mark, whose requests end when the test says so. */
export function setUpWriter() {
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

/** No answer has come. */
export const silence = new ApiError('unavailable', { source: 'tracker', unanswered: true });
