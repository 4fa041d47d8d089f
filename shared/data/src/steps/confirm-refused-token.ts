import { createTokenCheck, type TokenCheckOptions } from '../auth/create-token-check.ts';
import { ApiError, type NoResponseReason } from '../core/api-error.ts';
import type { Call, Step } from '../core/call.ts';
import { CLOSING } from '../core/call-keys.ts';
import { createQueryCall } from '../core/create-call.ts';
import { signInCheck } from '../operations/sign-in-check.query.ts';

export interface ConfirmRefusedTokenOptions extends Omit<TokenCheckOptions, 'ask'> {
  /** The token was refused twice: its sign-in is over. */
  readonly onRefused: (token: string) => void;
}

/** Failures of the check that say for themselves why the request could not be carried out, and that a change waits for. */
const PASSED_ON = new Set(['offline', 'rate-limited', 'unavailable', 'aborted']);

/**
 * A refused token is checked before its sign-in ends. When it is good, the request is sent once more: a mutation too, since
 * the tracker reads the token before it carries out anything.
 */
export function confirmRefusedToken(options: ConfirmRefusedTokenOptions): Step {
  const { clock, onRefused } = options;
  return (next) => {
    const check = createTokenCheck({
      ...options,
      ask: (token) => next(createQueryCall(signInCheck, {}, { token })),
    });
    return async (call) => {
      try {
        return await next(call);
      } catch (error) {
        // A page that goes away cannot wait: what it sends stays in the outbox.
        if (!isRefusal(error) || call.token === undefined || call.context.get(CLOSING)) throw error;
        if (!(await outcomeOf(check(call.token, clock.now()), call))) {
          onRefused(call.token);
          throw error;
        }
      }
      try {
        return await next(call);
      } catch (error) {
        throw isRefusal(error) ? unavailable(call, error) : error;
      }
    };
  };
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'invalid-token';
}

/** The outcome of a check that others may wait for too: a caller who leaves does not end it. */
function outcomeOf(check: Promise<boolean>, call: Call): Promise<boolean> {
  const { signal, source } = call;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new ApiError('aborted', { source }));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    check
      .finally(() => signal.removeEventListener('abort', onAbort))
      .then(resolve, (error: unknown) => {
        const isPassedOn = error instanceof ApiError && PASSED_ON.has(error.kind);
        reject(isPassedOn ? error : unavailable(call, error));
      });
  });
}

/** Nothing is known about the sign-in, so it stays; nothing was carried out, so a change waits. */
function unavailable({ source }: Call, cause: unknown): ApiError {
  const detail: NoResponseReason = 'sign-in-unknown';
  return new ApiError('unavailable', { source, cause, detail, noResponse: true });
}
