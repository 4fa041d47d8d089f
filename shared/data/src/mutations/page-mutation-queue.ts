import type { Clock } from '../core/clock.ts';
import { type DataLayer, layer } from '../layer.ts';
import { documentVisibility } from '../steps/wait-until-visible.ts';
import { createMutation } from './create-mutation.ts';
import { createMutationQueue, type MutationQueue } from './mutation-queue.ts';
import { createOutbox } from './outbox.ts';

/** The page's writer. Made when the first control is shown, or when an earlier page has left a change behind. */
export function pageMutationQueue(): MutationQueue {
  const current = layer();
  current.changes.writer ??= startWriter(current);
  return current.changes.writer;
}

function startWriter(current: DataLayer): MutationQueue {
  const { auth, clock, optimistic, storage, settings } = current;
  const write = createMutation(current);
  const writer = createMutationQueue({
    clock,
    optimistic,
    journal: createOutbox({
      clock,
      storage,
      locks: globalThis.navigator?.locks,
      partition: auth.partition,
      pageId: pageId(clock),
    }),
    send: (way) => (operation, variables) => write(operation, variables, way),
    serverValueOf: async (subject, asking) =>
      (await import(/* webpackChunkName: "data-truth" */ './server-value.ts')).serverValueOf(subject, asking),
    onNotice: settings.onNotice ?? (() => {}),
  });
  let partition = auth.partition();
  auth.subscribe(() => {
    if (auth.partition() === partition) return;
    partition = auth.partition();
    writer.reset();
  });
  // Whichever comes first: not every browser tells both when a page goes away.
  addEventListener('pagehide', writer.leave);
  addEventListener('pageshow', writer.resume);
  documentVisibility.subscribe(() => {
    if (documentVisibility.isHidden()) writer.flush();
  });
  return writer;
}

/** Unlike that of any other page of this browser. `randomUUID` is there in secure contexts only. */
function pageId(clock: Clock): string {
  return `${clock.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
