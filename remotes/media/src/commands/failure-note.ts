import { asApiError } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { describeFailure } from '@tsugi/ui/failure';

/** Why there are not all commands. */
export function failureNote(cause: unknown): string {
  const { text } = describeFailure(asApiError(cause, 'tracker'));
  return t`${text} What changes it is missing here.`;
}
