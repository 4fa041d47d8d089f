import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { type CountedEntry, completionOf, type ProgressChange } from './say-progress.ts';

/**
 * Says that a change has completed a title, with what one may want to do then. Undo stands where the change was made.
 * @returns closes the message
 */
export function tellCompleted(counted: CountedEntry, change: ProgressChange): () => void {
  const { title } = counted;
  return toast({
    tone: 'good',
    title: t`${title}: Completed`,
    subject: title,
    ...completionOf(counted, change),
  });
}
