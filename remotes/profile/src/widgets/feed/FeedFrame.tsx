import { plural, select, t } from '@tsugi/i18n/macro';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { ArrowUp, RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FeedEnd } from './FeedEnd.tsx';
import classes from './FeedFrame.module.css';
import type { FeedItem, FeedKind } from './feed-list.ts';
import { type StripState, stripState } from './strip-state.ts';
import type { Feed } from './use-feed.ts';

export interface FeedFrameProps<I extends FeedItem> {
  readonly feed: Feed<I>;
  readonly kind: FeedKind;
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
  const { feed, kind, isFailureCompact, hasEnd, margin, placeholder, children } = props;
  const { error, waitingCount, newsCount, showNewest, refresh } = feed;
  const state = stripState(feed);
  const news = (count: number) =>
    kind === 'notifications'
      ? plural(count, { one: '1 new notification', other: '# new notifications' })
      : plural(count, { one: '1 new activity', other: '# new activities' });
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
      <FeedStrip state={state} kind={kind} onRefresh={refresh} />
      {error && state !== 'offline' && (
        <FailureState
          failure={error}
          compact={isFailureCompact}
          title={select(kind, {
            notifications: 'Notifications could not be loaded',
            other: 'Activities could not be loaded',
          })}
          onRetry={refresh}
        />
      )}
      <MissingParts missing={feed.missing} onRetry={refresh} />
      {feed.isDetached && waitingCount === 0 && (
        <Button variant="quiet" wide icon={<ArrowUp size={16} aria-hidden="true" />} onClick={showNewest}>
          {select(kind, {
            notifications: 'Back to the newest notifications',
            other: 'Back to the newest activities',
          })}
        </Button>
      )}
      {children}
      {hasEnd && <FeedEnd feed={feed} kind={kind} margin={margin} placeholder={placeholder} />}
    </>
  );
}

interface FeedStripProps extends Pick<FeedFrameProps<FeedItem>, 'kind'> {
  readonly state: StripState;
  readonly onRefresh: () => void;
}

/** One line of constant height: the feed's state, and the button that resumes it. */
function FeedStrip({ state, kind, onRefresh }: FeedStripProps) {
  if (state === 'stopped') {
    return (
      <div className={`fine row gap-2 ${classes.strip}`}>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={15} aria-hidden="true" />}
          onClick={onRefresh}
        >
          {select(kind, {
            notifications: 'Refresh notification feed to load more',
            other: 'Refresh activity feed to load more',
          })}
        </Button>
      </div>
    );
  }
  const texts = {
    loading: select(kind, { notifications: 'Loading notifications', other: 'Loading activities' }),
    refreshing: select(kind, {
      notifications: 'Fetching fresh notifications',
      other: 'Fetching fresh activities',
    }),
    live: t`Live`,
    offline: select(kind, {
      notifications: 'You are offline. These notifications may be old.',
      other: 'You are offline. These activities may be old.',
    }),
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
