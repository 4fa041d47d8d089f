import { select } from '@tsugi/i18n/macro';
import classes from './ProgressStep.module.css';
import type { ProgressNoun } from './typed-progress.ts';

interface ProgressStepProps {
  readonly by: 1 | -1;
  readonly noun: ProgressNoun;
  readonly title: string;
  readonly disabled?: boolean | undefined;
  readonly onStep: () => void;
}

/** One more or one less. "+1", since a plus alone adds a title to the list. */
export function ProgressStep({ by, noun, title, disabled, onStep }: ProgressStepProps) {
  const label =
    by === 1
      ? select(noun, {
          chapter: `Plus one chapter: ${title}`,
          volume: `Plus one volume: ${title}`,
          other: `Plus one episode: ${title}`,
        })
      : select(noun, {
          chapter: `Minus one chapter: ${title}`,
          volume: `Minus one volume: ${title}`,
          other: `Minus one episode: ${title}`,
        });
  return (
    <button
      type="button"
      className={`centred ${classes.step}`}
      aria-label={label}
      title={label}
      // Disabled, it would drop the focus at the last number.
      aria-disabled={disabled || undefined}
      // A press leaves the focus, and with it the keyboard of a phone, where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onStep}
    >
      <span dir="ltr" aria-hidden="true">
        {by === 1 ? '+1' : '−1'}
      </span>
    </button>
  );
}
