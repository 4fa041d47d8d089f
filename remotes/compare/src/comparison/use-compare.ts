import { startWorker } from '@tsugi/contract/worker';
import { createRequestHandler, createWorkerClient } from '@tsugi/contract/worker-client';
import { useAuth } from '@tsugi/data';
import { watchChanges } from '@tsugi/data/stored';
import workerUrl from '@workers/compare.worker.js?asset';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenUser, CompareType } from '../params.ts';
import type { CompareAnswers, CompareCommand } from '../worker/compare.protocol.ts';
import { createCommandHandler } from '../worker/handle-command.ts';
import { createSession, type Session } from './session.ts';
import type { CompareQuery, Comparison, UserProgress } from './types.ts';

/**
 * Compares the lists of the users in a worker, which reads them from the local database itself; what is not stored is
 * requested, a few lists at a time. Closing the page ends the worker and its data.
 */
export function useCompare(users: readonly ChosenUser[], type: CompareType, query: CompareQuery): Comparison {
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const viewer = isSignedIn ? auth.viewer?.name : undefined;
  // Each account reads what the service shows it.
  const key = `${type}/${isSignedIn}`;
  const session = useRef<Session>(undefined);
  const [state, setState] = useState<{ readonly key: string; readonly comparison: Comparison }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the type and the account
  useEffect(() => {
    const client = createWorkerClient<CompareCommand, CompareAnswers>({
      start: () => startWorker(workerUrl, 'compare'),
      createHandler: () => createRequestHandler(createCommandHandler()),
      onLost: () => made.restart(),
    });
    const made: Session = createSession(client, {
      type,
      // A screen of new cards is rendered in slices.
      onChange: (comparison) => startTransition(() => setState({ key, comparison })),
    });
    session.current = made;
    const stopWatching = watchChanges(made.applyChanges);
    return () => {
      stopWatching();
      made.close();
      client.close();
      session.current = undefined;
    };
  }, [key]);

  const content = JSON.stringify([users, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: users and query are compared by content
  useEffect(() => {
    session.current?.update({ users, query, viewer });
  }, [key, content, viewer]);

  const retry = useCallback((name?: string) => session.current?.retry(name), []);
  if (state?.key === key) return matching(state.comparison, users);
  return { ...NOTHING, users: users.map(progressBefore), pending: users.length, retry };
}

const NOTHING = { results: undefined, isComputing: true, error: undefined } as const;

/** Before the first effect has run, and for a user who has just been added. */
function progressBefore({ name, disabled }: ChosenUser): UserProgress {
  const list = disabled ? ({ status: 'idle' } as const) : ({ status: 'loading', titles: undefined } as const);
  return { name, avatar: null, scoreFormat: 'POINT_10_DECIMAL', list };
}

/** A change of the users is rendered once before the session has heard of it. */
function matching(comparison: Comparison, users: readonly ChosenUser[]): Comparison {
  const { users: known } = comparison;
  const isSame =
    known.length === users.length &&
    users.every(({ name }, at) => known[at]?.name.toLowerCase() === name.toLowerCase());
  if (isSame) return comparison;
  const byName = new Map(known.map((user) => [user.name.toLowerCase(), user]));
  return {
    ...comparison,
    users: users.map((user) => byName.get(user.name.toLowerCase()) ?? progressBefore(user)),
    isComputing: true,
  };
}
