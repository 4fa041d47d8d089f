import { useSourceStatus } from '@tsugi/data/status';
import { select, t } from '@tsugi/i18n/macro';
import { FailureState, InView, MissingParts } from '@tsugi/ui/components';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import classes from './FeedFrame.module.css';
import type { FeedItem, FeedKind } from './feed-list.ts';
import type { Feed } from './use-feed.ts';

export interface FeedEndProps<I extends FeedItem> {
  readonly feed: Feed<I>;
  readonly kind: FeedKind;
  readonly margin: string | undefined;
  readonly placeholder: ReactNode;
}

/** The tracker's own wait where it names none. */
const DEFAULT_COOLDOWN_MS = 25_000;

/** The lower end: asks for the next page before the user gets there, and says why it is not there yet. */
export function FeedEnd<I extends FeedItem>(props: FeedEndProps<I>) {
  const { feed, kind, margin = '500px', placeholder } = props;
  const { error, isFetching, load, missing, refill } = feed.older;
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
  if (!feed.hasNextPage) {
    return missing.length > 0 && !isFetching ? (
      incomplete
    ) : (
      <p className={`fine centred ${classes.end}`}>{t`That is everything.`}</p>
    );
  }
  if (error && !isCooling) {
    return (
      <FailureState
        failure={error}
        compact
        title={select(kind, {
          notifications: 'More notifications could not be loaded',
          other: 'More activities could not be loaded',
        })}
        onRetry={load}
      />
    );
  }
  return (
    <>
      {!isFetching && incomplete}
      {!isFetching && !isCooling && <InView margin={margin} onEnter={load} />}
      {/* New with every page: it does not move away from the window, and what is below it was never inside. */}
      <div key={feed.entries.at(-1)?.item.id} className={classes.room}>
        <p className={`fine centred ${classes.end}`} role="status">
          {isCooling || isHeld ? t`Fetch cooldown` : isFetching && t`Loading...`}
        </p>
        <div aria-hidden="true">{placeholder}</div>
      </div>
      {/* For who jumps past the first one: within a window of this height one of both is always in view. */}
      {!isFetching && !isCooling && <InView margin={margin} onEnter={load} />}
    </>
  );
}
