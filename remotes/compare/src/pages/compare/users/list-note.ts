import type { ApiError } from '@tsugi/data';
import { listIsCut } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { describeFailure, formatNumber } from '@tsugi/ui/components';
import type { ListState } from '../../../model/types.ts';
import { isWorkerFailure } from '../session/worker-failure.ts';

/** One line on how a user's list stands: "412 titles". */
export function listNote(list: ListState): string {
  switch (list.status) {
    case 'idle':
      return t`Not loaded`;
    case 'waiting':
      return list.ahead === 0 ? t`Waiting` : t`Waiting, ${{ ahead: formatNumber(list.ahead) }} before it`;
    case 'loading': {
      const { titles } = list;
      return titles === undefined
        ? t`Loading list`
        : plural(titles, { one: 'Loading list, # title so far', other: 'Loading list, # titles so far' });
    }
    case 'ready': {
      const { titles } = list;
      if (list.error)
        return plural(titles, { one: '# title, the stored list', other: '# titles, the stored list' });
      if (titles === 0) return t`Nothing on this list`;
      return listIsCut(titles, undefined) === 'no'
        ? plural(titles, { one: '# title', other: '# titles' })
        : plural(titles, {
            one: '# title, as many as the tracker gives',
            other: '# titles, as many as the tracker gives',
          });
    }
    case 'error':
      return '';
  }
}

export interface ListProblem {
  readonly title: string;
  readonly text?: string;
  /** Another attempt may end differently. */
  readonly canRetry: boolean;
}

/** Why a list is not there. @param name as the user has typed it */
export function listProblem(error: ApiError, name: string): ListProblem {
  // The tracker responds with 404 for a private profile too, and says so.
  if (error.kind === 'not-found' && /private/i.test(error.detail ?? '')) {
    return {
      title: t`The list of "${name}" is private`,
      text: t`Only its owner can compare it.`,
      canRetry: true,
    };
  }
  if (error.kind === 'not-found') return { title: t`No user found with name: "${name}"`, canRetry: true };
  // The worker does not know this score format.
  const [, format] = /^Format "(.*)" not found$/.exec(error.detail ?? '') ?? [];
  if (error.kind === 'malformed' && format !== undefined) {
    return {
      title: t`Format "${format}" not found`,
      text: t`This list cannot be compared.`,
      canRetry: false,
    };
  }
  if (isWorkerFailure(error)) {
    const { detail } = error;
    return {
      title: t`The list of "${name}" could not be compared`,
      text: detail
        ? t`It came, and the comparison failed on this device: ${detail}`
        : t`It came, and the comparison failed on this device: no reason is known`,
      canRetry: true,
    };
  }
  const { text, action } = describeFailure(error);
  return { title: t`This list could not be loaded`, text, canRetry: action === 'retry' };
}
