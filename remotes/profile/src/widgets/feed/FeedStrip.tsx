import { Button } from '@tsugi/ui';
import { RefreshCw, WifiOff } from 'lucide-react';
import classes from './FeedStrip.module.css';
import type { StripState } from './strip-state.ts';

export interface FeedStripProps {
  readonly state: StripState;
  readonly text: Readonly<Record<StripState, string>>;
  readonly onRefresh: () => void;
}

/** One line of constant height: the feed's state, and the button that resumes it. */
export function FeedStrip({ state, text, onRefresh }: FeedStripProps) {
  if (state === 'stopped') {
    return (
      <div className={classes.strip}>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={15} aria-hidden="true" />}
          onClick={onRefresh}
        >
          {text.stopped}
        </Button>
      </div>
    );
  }
  return (
    <p className={classes.strip} data-state={state}>
      {state === 'offline' ? (
        <WifiOff size={15} aria-hidden="true" />
      ) : (
        <span className={classes.dot} aria-hidden="true" />
      )}
      {text[state]}
    </p>
  );
}
