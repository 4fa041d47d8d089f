import type { Command, CommandQuestion } from '@tsugi/contract';
import { scoreRule } from '@tsugi/data/pure';
import { formatNumber } from '@tsugi/i18n';
import { select, t } from '@tsugi/i18n/macro';
import { toastUndo } from '@tsugi/ui/components';
import { ownScoreText } from '../model/actions/list-button-text.ts';
import type { OwnEntryControl } from '../model/actions/own-entry.ts';
import type { MediaDetail } from '../model/media/media-detail.query.ts';
import { ICONS } from './icons.ts';

/** Asks for a score in the viewer's format. Few possible ones are offered; 0 takes the score away. */
export function scoreQuestion(media: MediaDetail, own: OwnEntryControl, format: string): CommandQuestion {
  const { max, decimals } = scoreRule(format);
  const most = formatNumber(max);
  const command = (score: number): Command => ({
    id: `score-${score}`,
    title: scoreName(score, format),
    icon: ICONS.score,
    isCurrent: score > 0 && score === own.entry?.score,
    action: {
      type: 'run',
      run: () => void toastUndo(media.title.userPreferred, scoreName(score, format), own.save({ score })),
    },
  });
  const offered = max <= 5 ? Array.from({ length: max }, (_, index) => max - index) : [];
  return {
    label:
      decimals > 0
        ? t`Score up to ${most}, such as ${{ example: formatNumber(8.5) }}`
        : t`Score from 1 to ${most}`,
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
    suggestions: [...offered, ...(own.entry?.score ? [0] : [])].map(command),
    answer: (text) => {
      const score = typedScore(text, decimals);
      if (score === undefined)
        return { refusal: decimals > 0 ? t`A number with one decimal at most` : t`A whole number` };
      return score > max ? { refusal: t`${most} at most` } : command(score);
    },
  };
}

/** Both signs for decimals are understood, whatever the language. */
function typedScore(text: string, decimals: number): number | undefined {
  const pattern = decimals > 0 ? /^\d{1,3}(?:[.,]\d?)?$/ : /^\d{1,3}$/;
  return pattern.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const FACES = ['bad', 'average', 'good'] as const;

function scoreName(score: number, format: string): string {
  if (score === 0) return t`No score`;
  if (format !== 'POINT_3') return t`Score ${{ score: ownScoreText(score, format) }}`;
  // Read aloud, and in every font.
  return select(FACES[score - 1] ?? 'good', {
    bad: 'Score: bad',
    average: 'Score: average',
    other: 'Score: good',
  });
}
