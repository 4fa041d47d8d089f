import { t } from '@tsugi/i18n/macro';
import { SCORE_FACES } from './score.ts';

export interface ScoreTextProps {
  /** Made by `scoreText`. */
  readonly text: string;
}

const FACES = [
  {
    get label() {
      return t({ message: 'Bad', context: 'score as a face' });
    },
    mouth: 'M16 16s-1.5-2-4-2-4 2-4 2',
  },
  {
    get label() {
      return t({ message: 'Average', context: 'score as a face' });
    },
    mouth: 'M8 15h8',
  },
  {
    get label() {
      return t({ message: 'Good', context: 'score as a face' });
    },
    mouth: 'M8 14s1.5 2 4 2 4-2 4-2',
  },
];

/** A user's score. A face is drawn, since not every device has a font for it. */
export function ScoreText({ text }: ScoreTextProps) {
  const face = FACES[SCORE_FACES.indexOf(text)];
  if (!face) return text;
  return (
    <svg
      role="img"
      aria-label={face.label}
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      style={{ display: 'inline', verticalAlign: '-.25em' }}
    >
      <path d={`M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9 9h.01M15 9h.01${face.mouth}`} />
    </svg>
  );
}
