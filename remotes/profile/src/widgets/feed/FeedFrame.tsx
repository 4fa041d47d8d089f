import { plural, t } from '@tsugi/i18n/macro';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { ArrowUp, RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FeedEnd } from './FeedEnd.tsx';
import classes from './FeedFrame.module.css';
import type { FeedItem } from './feed-list.ts';
import { type StripState, stripState } from './strip-state.ts';
import type { Feed } from './use-feed.ts';

export interface FeedFrameProps<I extends FeedItem> {
  readonly feed: Feed<I>;
  /** What an item is called: "activity", and several: "activities". */
  readonly nouns: readonly [one: string, several: string];
  /** The failure of the newest page is shown in little room. */
  readonly isFailureCompact: boolean;
  /** All rows of the page are rendered: what follows them may be asked for. */
  readonly hasEnd: boolean;
  /** How near the end comes before the next page is asked for; 500px when left out. */
  readonly margin?: string;
  /** Rows without content, which stand where the next page will. */
  readonly placeholder: ReactNode;
  /** The rows, or why there are none. */
  readonly children: ReactNode;
}

/** What stands around the rows of every feed: its state and what is new above, older pages below. */
export function FeedFrame<I extends FeedItem>(props: FeedFrameProps<I>) {
  const { feed, nouns, isFailureCompact, hasEnd, margin, placeholder, children } = props;
  const { error, waitingCount, newsCount, showNewest, refresh } = feed;
  const [one, several] = nouns;
  const state = stripState(feed);
  const news = (count: number) => plural(count, { one: `1 new ${one}`, other: `# new ${several}` });
  return (
    <>
      {/* What is new and would have moved what is being read: a press shows it. News are announced once, politely. */}
      <div className={classes.place}>
        {waitingCount > 0 && (
          <button type="button" className={`label inline-row ${classes.pill}`} onClick={showNewest}>
            <ArrowUp size={15} aria-hidden="true" />
            {news(waitingCount)}
          </button>
        )}
        <VisuallyHidden>
          <span role="status">{newsCount > 0 && news(newsCount)}</span>
        </VisuallyHidden>
      </div>
      <FeedStrip state={state} nouns={nouns} onRefresh={refresh} />
      {error && state !== 'offline' && (
        <FailureState
          failure={error}
          compact={isFailureCompact}
          title={t`${{ replace: several.replace(/^./, (first) => first.toUpperCase()) }} could not be loaded`}
          onRetry={refresh}
        />
      )}
      <MissingParts missing={feed.missing} onRetry={refresh} />
      {feed.isDetached && waitingCount === 0 && (
        <Button
          variant="quiet"
          wide
          icon={<ArrowUp size={16} aria-hidden="true" />}
          onClick={showNewest}
        >{t`Back to the newest ${several}`}</Button>
      )}
      {children}
      {hasEnd && <FeedEnd feed={feed} nouns={several} margin={margin} placeholder={placeholder} />}
    </>
  );
}

interface FeedStripProps extends Pick<FeedFrameProps<FeedItem>, 'nouns'> {
  readonly state: StripState;
  readonly onRefresh: () => void;
}

/** One line of constant height: the feed's state, and the button that resumes it. */
function FeedStrip({ state, nouns: [one, several], onRefresh }: FeedStripProps) {
  if (state === 'stopped') {
    return (
      <div className={`fine row gap-2 ${classes.strip}`}>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={15} aria-hidden="true" />}
          onClick={onRefresh}
        >
          {t`Refresh ${one} feed to load more`}
        </Button>
      </div>
    );
  }
  const texts = {
    loading: t`Loading ${several}`,
    refreshing: t`Fetching fresh ${several}`,
    live: t`Live`,
    offline: t`You are offline. These ${several} may be old.`,
    failed: t`Not up to date`,
  };
  return (
    <p className={`fine row gap-2 ${classes.strip}`} data-state={state}>
      {state === 'offline' ? (
        <WifiOff size={15} aria-hidden="true" />
      ) : (
        <span className={classes.dot} aria-hidden="true" />
      )}
      {texts[state]}
    </p>
  );
}
