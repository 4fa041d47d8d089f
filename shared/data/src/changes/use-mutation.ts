import { useCallback, useState } from 'react';
import { type ApiError, asApiError } from '../core/api-error.ts';
import type { MutationOperation } from '../core/operation.ts';
import { createMutation } from './create-mutation.ts';

export interface MutationState<V, D> {
  /**
   * Sends the change at once. Resolves with the result, or with undefined when it failed; `error` then says why. Pass
   * `apply` to show the change at once: it returns how to take it back.
   */
  readonly run: (variables: V, apply?: () => () => void) => Promise<D | undefined>;
  readonly isRunning: boolean;
  readonly error: ApiError | undefined;
}

/** Any mutation, without the outbox: for what belongs to one thing there are hooks (favourite, like, entry …). */
export function useMutation<V, D>(operation: MutationOperation<V, D>): MutationState<V, D> {
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ApiError>();
  const run = useCallback(
    async (variables: V, apply?: () => () => void) => {
      const takeBack = apply?.();
      setRunning((count) => count + 1);
      setError(undefined);
      try {
        return await createMutation()(operation, variables);
      } catch (cause) {
        takeBack?.();
        setError(asApiError(cause, operation.source));
        return undefined;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [operation],
  );
  return { run, isRunning: running > 0, error };
}
