import { t } from '@tsugi/i18n/macro';
import { Skeleton } from '@tsugi/ui/components';

/** The place of a file until it is known what it is. */
export function ReadingFile() {
  return (
    <div className="column gap-4" role="status" aria-busy="true" aria-label={t`Reading the file`}>
      <Skeleton height={84} radius={14} />
      <Skeleton height={280} radius={14} />
    </div>
  );
}
