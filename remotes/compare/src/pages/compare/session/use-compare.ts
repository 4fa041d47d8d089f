import { useAuth } from '@tsugi/data';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenUser, CompareType } from '../../../model/params.ts';
import type { CompareQuery, Comparison } from '../../../model/types.ts';
import { comparisonBefore, progressBefore } from './comparison-before.ts';
import {
  type ComparisonSource,
  type OpenComparison,
  openComparison,
  preloadedComparison,
  sourceKey,
  takePreloaded,
} from './open-comparison.ts';
import { useNotedLists } from './use-noted-lists.ts';

interface ShownComparison {
  readonly key: string;
  readonly comparison: Comparison;
}

/**
 * Compares the lists of the users in a worker, which reads them from the local database itself; what is not stored is
 * requested, a few lists at a time. Closing the page ends the worker and its data.
 */
export function useCompare(users: readonly ChosenUser[], type: CompareType, query: CompareQuery): Comparison {
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const viewer = isSignedIn ? auth.viewer?.name : undefined;
  const source: ComparisonSource = { type, isSignedIn };
  const key = sourceKey(source);
  const open = useRef<OpenComparison>(undefined);
  const [state, setState] = useState((): ShownComparison | undefined => {
    const comparison = preloadedComparison(key);
    return comparison && { key, comparison };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the type and the account
  useEffect(() => {
    const made = takePreloaded(key) ?? openComparison(source);
    // A screen of new cards is rendered in slices.
    const show = (comparison: Comparison) => startTransition(() => setState({ key, comparison }));
    made.subscribe(show);
    const found = made.current();
    if (found && found !== state?.comparison) show(found);
    open.current = made;
    return () => {
      made.close();
      open.current = undefined;
    };
  }, [key]);

  const content = JSON.stringify([users, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: users and query are compared by content
  useEffect(() => {
    open.current?.update({ users, query, viewer });
  }, [key, content, viewer]);

  const retry = useCallback((name?: string) => open.current?.retry(name), []);
  const comparison =
    state?.key === key ? matching(state.comparison, users) : { ...comparisonBefore(users), retry };
  useNotedLists(users, type, comparison);
  return comparison;
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
