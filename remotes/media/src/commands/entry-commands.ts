import type { Command } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { listStatusLabel } from '@tsugi/ui/components';
import { canProgress, ownScoreText } from '../model/actions/list-button-text.ts';
import {
  type OwnEntryControl,
  STATUS_CHOICES,
  saveProgress,
  saveStatus,
  totalOf,
} from '../model/actions/own-entry.ts';
import type { MediaDetail } from '../model/media/media-detail.query.ts';
import { ICONS } from './icons.ts';
import { progressQuestion } from './progress-question.ts';
import { scoreQuestion } from './score-question.ts';

/** The viewer, as far as entries depend on them; their format is not known until their profile is. */
interface EntryViewer {
  readonly scoreFormat: string | undefined;
}

/** What changes the viewer's entry of a title. Without a sign-in, and for a title that takes no entries, each says why it does not. */
export function entryCommands(
  media: MediaDetail,
  own: OwnEntryControl,
  viewer: EntryViewer | undefined,
): readonly Command[] {
  const { entry } = own;
  const type = media.type ?? 'ANIME';
  const total = totalOf(media);
  const isManga = type === 'MANGA';
  const progress = entry?.progress ?? 0;
  const reached = total ? t`${progress} of ${total}` : `${progress}`;
  const refusal = refusalOf(media, own, viewer);
  const isListed = entry !== null;
  const unlisted = refusal ?? (isListed ? undefined : t`Set a status first`);
  const plusOne: Command = {
    id: 'plus-one',
    title: isManga ? t`+1 chapter` : t`+1 episode`,
    detail: reached,
    icon: ICONS.more,
    refusal: unlisted,
    action: { type: 'run', run: () => saveProgress(media, own, { progress: progress + 1 }) },
  };
  return [
    {
      id: 'status',
      title: t`Set status`,
      detail: entry?.status ? listStatusLabel(entry.status, type) : t`Not on your list`,
      icon: ICONS.status,
      refusal,
      action: {
        type: 'choose',
        label: t`Status`,
        choices: STATUS_CHOICES.map((status) => ({
          id: status,
          title: listStatusLabel(status, type),
          isCurrent: status === entry?.status,
          refusal,
          action: { type: 'run', run: () => saveStatus(media, own, status) },
        })),
      },
    },
    {
      id: 'score',
      title: t({ message: 'Score', context: 'command' }),
      detail: ownScoreText(entry?.score, viewer?.scoreFormat) || undefined,
      icon: ICONS.score,
      refusal: unlisted ?? (viewer?.scoreFormat ? undefined : t`Your profile has not arrived yet`),
      action: { type: 'ask', question: scoreQuestion(media, own, viewer?.scoreFormat ?? 'POINT_10_DECIMAL') },
    },
    ...(canProgress(entry, total) ? [plusOne] : []),
    {
      id: 'progress',
      title: isManga ? t`Set chapters` : t`Set episodes`,
      detail: isListed ? reached : undefined,
      keywords: [t`progress`],
      icon: ICONS.progress,
      refusal: unlisted,
      action: { type: 'ask', question: progressQuestion(media, own) },
    },
  ];
}

function refusalOf(
  media: MediaDetail,
  { entry }: OwnEntryControl,
  viewer: EntryViewer | undefined,
): string | undefined {
  if (!viewer) return t`Needs a login`;
  return media.isLocked && !entry ? t`The tracker takes no new entries of this title` : undefined;
}
