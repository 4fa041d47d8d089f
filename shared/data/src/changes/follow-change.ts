import { pageClock } from '../core/page.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { entryMutation } from './definitions/entry-mutation.ts';
import { isWaiting } from './is-waiting.ts';
import { pageOutbox } from './outbox.ts';

/** `waiting`: it was tried in vain, or takes long. `confirmed` and `refused` are the last ones. */
export type ChangeOutcome = 'sending' | 'waiting' | 'confirmed' | 'refused';

/**
 * Tells what becomes of the pending change of the viewer's entry of a media, at once and with every step, also when the control
 * that made it is gone.
 */
export function followEntryChange(mediaId: number, listener: (outcome: ChangeOutcome) => void): void {
  const outbox = pageOutbox();
  const { key } = entryMutation(mediaId);
  let last: ChangeOutcome | undefined;
  const look = () => {
    const item = outbox.get(key);
    const now = item
      ? isWaiting(item, outbox.pending(), pageClock().now())
        ? 'waiting'
        : 'sending'
      : outbox.error(key)
        ? 'refused'
        : 'confirmed';
    if (now !== last) listener(now);
    last = now;
    if (!item) stop();
  };
  const stop = pageOptimistic().subscribe(look);
  look();
}
