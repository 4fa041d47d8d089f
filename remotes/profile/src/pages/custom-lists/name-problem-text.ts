import { t } from '@tsugi/i18n/macro';
import type { NameProblem } from './arrange-sections.ts';

/** Why a list cannot have the name, in a sentence. Nothing for an empty field: it is only not filled in yet. */
export function nameProblemText(problem: NameProblem | undefined): string | undefined {
  switch (problem) {
    case 'taken':
      return t`You have a list of this name.`;
    case 'reserved':
      return t`The tracker uses this name for a section of its own.`;
    case 'too-long':
      return t`This name is too long.`;
    default:
      return undefined;
  }
}
