import { useSyncExternalStore } from 'react';
import type { ApiError } from '../api-error.ts';
import { layer } from '../layer.ts';
import type { Members, MutationDefinition } from './mutation-definition.ts';
import { pageMutationQueue } from './page-mutation-queue.ts';

export interface ChangeState<M extends Members> {
  /** What is wanted while a change is on its way, else undefined. */
  readonly wanted: M | undefined;
  /** Why the last change was taken back, until the next one. */
  readonly error: ApiError | undefined;
  readonly change: (base: M, change: Partial<M>) => void;
  /** False when nobody is signed in: the control is then disabled. */
  readonly canChange: boolean;
}

/** One thing that can be changed, wherever it is shown. */
export function useChange<M extends Members>(channel: MutationDefinition<M>): ChangeState<M> {
  const { auth } = layer();
  const writer = pageMutationQueue();
  const { key } = channel;
  const wanted = useSyncExternalStore(writer.subscribe, () => writer.wanted(key));
  const error = useSyncExternalStore(writer.subscribe, () => writer.error(key));
  const token = useSyncExternalStore(auth.subscribe, auth.token);
  return {
    // What stands under this key was put there with this channel's own members.
    wanted: wanted as M | undefined,
    error,
    change: (base, change) => {
      if (auth.token() !== undefined) writer.change(channel, base, change);
    },
    canChange: token !== undefined,
  };
}
