import { Frown, Meh, Smile } from 'lucide-react';
import classes from './ScoreText.module.css';
import { SCORE_FACES } from './score.ts';

export interface ScoreTextProps {
  /** Made by `scoreText`. */
  readonly text: string;
}

const ICONS = [Frown, Meh, Smile];
const LABELS = ['Bad', 'Average', 'Good'];

/** A user's score. A face is drawn, since not every device has a font for it. */
export function ScoreText({ text }: ScoreTextProps) {
  const face = SCORE_FACES.indexOf(text);
  const Icon = ICONS[face];
  return Icon ? <Icon className={classes.face} size="1.2em" role="img" aria-label={LABELS[face]} /> : text;
}
