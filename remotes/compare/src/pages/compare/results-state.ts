import { t } from '@tsugi/i18n/macro';
import type { ChosenUser } from '../../model/params.ts';
import type { Comparison } from '../../model/types.ts';

/** What stands in place of the results, besides a failure of the computation. */
export type ResultsState =
  | { readonly kind: 'results' }
  | { readonly kind: 'loading' }
  /** `canReset`: filters may be the reason. */
  | { readonly kind: 'empty'; readonly title: string; readonly body: string; readonly canReset?: boolean };

/** @param hasFilters something besides the users is set */
export function resultsState(
  users: readonly ChosenUser[],
  { results, pending, users: progress, isComputing }: Comparison,
  hasFilters: boolean,
): ResultsState {
  if (users.length === 0) {
    return {
      kind: 'empty',
      title: t`No users selected`,
      body: t`Add two or more users to see the titles they share.`,
    };
  }
  const enabled = users.filter((user) => !user.disabled);
  if (enabled.length === 0) {
    return {
      kind: 'empty',
      title: t`All users are disabled`,
      body: t`Enable at least one of them to see titles here.`,
    };
  }
  if (enabled.every((user) => user.excluded)) {
    return noContent(t`Every user is filtered out. Include at least one of them.`);
  }
  if (results && results.total > 0) return { kind: 'results' };
  if (pending > 0 || (isComputing && !results)) return { kind: 'loading' };
  if (results) {
    return hasFilters
      ? { ...noContent(t`No title of these users passes the filters.`), canReset: true }
      : noContent(t`These users share no title. Disable a user, or need fewer reviews.`);
  }
  const failures = progress.flatMap(({ list }) => (list.status === 'error' ? [list.error] : []));
  return failures.every((error) => error.kind === 'not-found')
    ? noContent(t`No list of an included user could be read.`)
    : {
        kind: 'empty',
        title: t`The lists could not be loaded`,
        body: t`There is nothing to compare yet. Try again beside each name.`,
      };
}

function noContent(body: string) {
  return { kind: 'empty', title: t`No content`, body } as const;
}
