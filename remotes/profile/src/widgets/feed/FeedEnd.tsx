import { useSourceStatus } from '@tsugi/data/status';
import { FailureState, InView, MissingParts } from '@tsugi/ui/components';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import classes from './FeedEnd.module.css';
import type { OlderPages } from './use-older-pages.ts';

export interface FeedEndProps {
  readonly hasNextPage: boolean;
  readonly older: OlderPages;
  /** Said when there is nothing more. */
  readonly end: string;
  /** Said when the next page did not come. */
  readonly failure: string;
  /** How near the end comes before the next page is asked for; 500px when left out. */
  readonly margin?: string;
  /** The id of the last row. */
  readonly lastId: number | undefined;
  /** Rows without content, which stand where the next page will. */
  readonly placeholder: ReactNode;
}

/** The tracker's own wait where it names none. */
const DEFAULT_COOLDOWN_MS = 25_000;

/** The lower end: asks for the next page before the user gets there, and says why it is not there yet. */
export function FeedEnd(props: FeedEndProps) {
  const { hasNextPage, older, end, failure, margin = '500px', lastId, placeholder } = props;
  const { error, isFetching, load, missing, refill } = older;
  const { wait } = useSourceStatus('tracker');
  const isCooling = error?.kind === 'rate-limited';
  // The rate limit may also delay the request.
  const isHeld = isFetching && wait?.reason === 'limit';
  const loadAgain = useEffectEvent(load);
  useEffect(() => {
    if (!isCooling) return;
    const timer = setTimeout(() => loadAgain(), error?.retryAfterMs ?? DEFAULT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [isCooling, error]);
  const incomplete = <MissingParts missing={missing} onRetry={refill} />;
  if (!hasNextPage) {
    return missing.length > 0 && !isFetching ? incomplete : <p className={classes.end}>{end}</p>;
  }
  if (error && !isCooling) {
    return <FailureState failure={error} compact title={failure} onRetry={load} />;
  }
  return (
    <>
      {!isFetching && incomplete}
      {!isFetching && !isCooling && <InView margin={margin} onEnter={load} />}
      {/* New with every page: it does not move away from the window, and what is below it was never inside. */}
      <div key={lastId} className={classes.room}>
        <p className={classes.end} role="status">
          {isCooling || isHeld ? 'Fetch cooldown' : isFetching && 'Loading...'}
        </p>
        <div aria-hidden="true">{placeholder}</div>
      </div>
      {/* For who jumps past the first one: within a window of this height one of both is always in view. */}
      {!isFetching && !isCooling && <InView margin={margin} onEnter={load} />}
    </>
  );
}
