import { VisuallyHidden } from '@tsugi/ui';
import { ArrowUp } from 'lucide-react';
import classes from './NewsPill.module.css';

export interface NewsPillProps {
  /** How much waits above; 0 hides the pill. */
  readonly waitingCount: number;
  /** The number of new items of the last refresh. */
  readonly newsCount: number;
  /** "3 new activities" */
  readonly textFor: (count: number) => string;
  readonly onPress: () => void;
}

/** What is new and would have moved what is being read: a press shows it. News are announced once, politely. */
export function NewsPill({ waitingCount, newsCount, textFor, onPress }: NewsPillProps) {
  return (
    <div className={classes.place}>
      {waitingCount > 0 && (
        <button type="button" className={classes.pill} onClick={onPress}>
          <ArrowUp size={15} aria-hidden="true" />
          {textFor(waitingCount)}
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{newsCount > 0 && textFor(newsCount)}</span>
      </VisuallyHidden>
    </div>
  );
}
