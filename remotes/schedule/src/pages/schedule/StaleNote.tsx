import type { ApiError } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { describeFailure, exactTime } from '@tsugi/ui/components';

interface StaleNoteProps {
  /** Why nothing newer is there; undefined when what is shown is new enough. */
  readonly error: ApiError | undefined;
  /** Milliseconds since 1970. */
  readonly storedAt: number | undefined;
}

/** Of when the schedule is, where it could not be read again. */
export function StaleNote({ error, storedAt }: StaleNoteProps) {
  if (!error || storedAt === undefined) return null;
  const { title } = describeFailure(error);
  return (
    <p className="fine" role="status">
      {t`${{ reason: title }}: shown as of ${{ time: exactTime(new Date(storedAt)) }}.`}
    </p>
  );
}
