import type { CommandQuestion } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { typedProgress } from '@tsugi/ui/progress';
import { type OwnEntryControl, saveProgress, totalOf } from '../model/actions/own-entry.ts';
import type { MediaDetail } from '../model/media/media-detail.query.ts';
import { ICONS } from './icons.ts';

/** Asks how many episodes or chapters have been watched or read. */
export function progressQuestion(media: MediaDetail, own: OwnEntryControl): CommandQuestion {
  const isManga = media.type === 'MANGA';
  const total = totalOf(media);
  return {
    label: isManga ? t`Number of chapters` : t`Number of episodes`,
    inputMode: 'numeric',
    answer: (text) => {
      const typed = typedProgress(text, isManga ? 'chapter' : 'episode', total);
      if (typed.kind !== 'number')
        return { refusal: typed.kind === 'refused' ? typed.reason : t`Enter a whole number` };
      const { value } = typed;
      return {
        id: `progress-${value}`,
        title: total ? t`${{ progress: value }} of ${total}` : `${value}`,
        icon: ICONS.progress,
        action: { type: 'run', run: () => saveProgress(media, own, { progress: value }) },
      };
    },
  };
}
