import { readItem, writeItem } from '@tsugi/platform/store';
import { isApiError } from '../core/api-error.ts';
import { partitionOf } from '../core/cache-key.ts';
import type { Clock } from '../core/clock.ts';
import { sleep } from '../core/sleep.ts';
import type { Visibility } from '../core/visibility.ts';
import type { TabLock } from '../limits/tab-lock.ts';

export interface TokenCheckOptions {
  readonly clock: Clock;
  readonly visibility: Visibility;
  /** Held by the tab that asks. */
  readonly lock: TabLock;
  readonly storage: Storage | undefined;
  /** Asks the service once more with this token. Rejects with `invalid-token` when it is refused again. */
  readonly ask: (token: string) => Promise<unknown>;
  /** Whether the token is still this browser's sign-in: another tab may have ended it. */
  readonly isInUse: (token: string) => boolean;
}

/**
 * Whether a token that was refused is good all the same. Rejects with an ApiError when the service could not be asked.
 * @param refusedAt when the refusal was seen, in milliseconds since 1970
 */
export type TokenCheck = (token: string, refusedAt: number) => Promise<boolean>;

/** The tracker refuses a good token now and then; asked again after this, it accepts it. */
export const CHECK_AFTER_MS = 3_000;

/** The outcome of the last check, for the refusals that the other tabs saw before it. */
const OUTCOME_KEY = 'tsugi:token-check';

const NEVER = new AbortController().signal;

/** One check of a token for all requests and tabs that wait for its outcome. */
export function createTokenCheck(options: TokenCheckOptions): TokenCheck {
  const { clock, visibility, lock, storage, ask, isInUse } = options;
  const running = new Map<string, Promise<boolean>>();

  /** Undefined: the tab was hidden before it could ask, and leaves the check to a visible one. */
  const checkInTurn = async (
    token: string,
    refusedAt: number,
    wasInUse: boolean,
  ): Promise<boolean | undefined> => {
    if (wasInUse && !isInUse(token)) return false;
    const known = readOutcome(storage, token);
    if (known && known.at >= refusedAt) return known.isGood;
    await sleep(clock, CHECK_AFTER_MS, NEVER, 'tracker');
    if (visibility.isHidden()) return undefined;
    const isGood = await ask(token).then(
      () => true,
      (error: unknown) => {
        if (isApiError(error) && error.kind === 'invalid-token') return false;
        throw error;
      },
    );
    noteOutcome(storage, token, { isGood, at: clock.now() });
    return isGood;
  };

  const check: TokenCheck = async (token, refusedAt) => {
    const wasInUse = isInUse(token);
    for (;;) {
      await becomesVisible(visibility);
      const isGood = await lock(NEVER, () => checkInTurn(token, refusedAt, wasInUse));
      if (isGood !== undefined) return isGood;
    }
  };

  return (token, refusedAt) => {
    const known = running.get(token);
    if (known) return known;
    const started = check(token, refusedAt).finally(() => running.delete(token));
    running.set(token, started);
    return started;
  };
}

function becomesVisible(visibility: Visibility): Promise<void> {
  if (!visibility.isHidden()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = visibility.subscribe(() => {
      if (visibility.isHidden()) return;
      stop();
      resolve();
    });
  });
}

interface Outcome {
  readonly isGood: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

function readOutcome(storage: Storage | undefined, token: string): Outcome | undefined {
  const [partition, at, isGood] = readItem(storage, OUTCOME_KEY)?.split(' ') ?? [];
  return partition === partitionOf(token) ? { isGood: isGood === 'good', at: Number(at) } : undefined;
}

function noteOutcome(storage: Storage | undefined, token: string, { isGood, at }: Outcome): void {
  writeItem(storage, OUTCOME_KEY, `${partitionOf(token)} ${at} ${isGood ? 'good' : 'refused'}`);
}
