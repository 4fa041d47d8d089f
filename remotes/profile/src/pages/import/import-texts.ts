import { t } from '@tsugi/i18n/macro';
import type { RowProblem } from '../../model/list-file/file-entry.ts';
import type { RowState, Strategy } from './worker/import.protocol.ts';

export const STATE_LABELS: Readonly<Record<RowState, string>> = {
  get new() {
    return t({ message: 'New', context: 'a row of an import' });
  },
  get changed() {
    return t({ message: 'Changed', context: 'a row of an import' });
  },
  get same() {
    return t({ message: 'Same', context: 'a row of an import' });
  },
  get unclear() {
    return t({ message: 'Unclear', context: 'a row of an import' });
  },
  get missing() {
    return t({ message: 'Not found', context: 'a row of an import' });
  },
  get problem() {
    return t({ message: 'Faulty', context: 'a row of an import' });
  },
};

export const STRATEGIES = ['add', 'newer', 'file'] as const satisfies readonly Strategy[];

export const STRATEGY_LABELS: Readonly<Record<Strategy, string>> = {
  get add() {
    return t`Only add`;
  },
  get newer() {
    return t`Newer wins`;
  },
  get file() {
    return t`File wins`;
  },
};

export const STRATEGY_HINTS: Readonly<Record<Strategy, string>> = {
  get add() {
    return t`Titles that you do not have yet are added. Your entries stay as they are.`;
  },
  get newer() {
    return t`Your entries follow the file where it was changed later.`;
  },
  get file() {
    return t`Your entries become as the file has them.`;
  },
};

/** Why a row is left out. */
export function rowProblemText(problem: RowProblem['problem']): string {
  switch (problem.code) {
    case 'no-title-or-id':
      return t`It has neither an id nor a title.`;
    case 'no-type':
      return t`It does not say whether it is ANIME or MANGA.`;
    case 'score-range':
      return t`The score ${{ score: problem.value }} is not between 0 and ${{ max: problem.max }}.`;
    case 'invalid':
      return problem.field === ''
        ? t`This is no entry: ${{ value: problem.value }}`
        : t`“${{ value: problem.value }}” cannot stand in “${{ field: problem.field }}”.`;
    case 'duplicate':
      return t`It is the same title as row ${{ row: problem.first }}, which is used.`;
  }
}
