import { useAuth } from '@tsugi/data';
import { intlLocale } from '@tsugi/i18n';
import type { ListType } from '@tsugi/lists/list-type';
import { useSession } from '@tsugi/lists/use-session';
import { startTransition, useEffect } from 'react';
import type { ChosenUser } from '../../../model/params.ts';
import type { CompareQuery, Comparison } from '../../../model/types.ts';
import { comparisonBefore, progressBefore } from './comparison-before.ts';
import {
  type ComparisonSource,
  type OpenComparison,
  openComparison,
  preloadedComparisons,
  sourceKey,
} from './open-comparison.ts';
import { useNotedLists } from './use-noted-lists.ts';

/**
 * Compares the lists of the users in a worker, which reads them from the local database itself; what is not stored is
 * requested, a few lists at a time. Closing the page ends the worker and its data.
 */
export function useCompare(users: readonly ChosenUser[], type: ListType, query: CompareQuery): Comparison {
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const viewer = isSignedIn ? auth.viewer?.name : undefined;
  const source: ComparisonSource = { type, isSignedIn };
  const key = sourceKey(source);
  const [known, session] = useSession<Comparison, OpenComparison>({
    key,
    preloaded: preloadedComparisons,
    open: () => openComparison(source),
    // A screen of new cards is rendered in slices.
    render: startTransition,
  });

  const language = intlLocale();
  const content = JSON.stringify([users, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: users and query are compared by content
  useEffect(() => {
    session.current?.update({ users, query, language, viewer });
  }, [key, content, language, viewer]);

  const retry = (name?: string) => session.current?.retry(name);
  const comparison = known ? matching(known, users) : { ...comparisonBefore(users), retry };
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
