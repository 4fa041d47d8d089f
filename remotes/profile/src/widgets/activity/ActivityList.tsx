import { Button, EmptyState } from '@tsugi/ui';
import { FailureState, MissingParts, useBelowTheFold } from '@tsugi/ui/components';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { FeedEnd } from '../feed/FeedEnd.tsx';
import { FeedStrip } from '../feed/FeedStrip.tsx';
import { cachedFeedStore, createFeedStore } from '../feed/feed-store.ts';
import { NewsPill } from '../feed/NewsPill.tsx';
import { stripState } from '../feed/strip-state.ts';
import { useFeed } from '../feed/use-feed.ts';
import classes from './ActivityFeed.module.css';
import { ActivityRow } from './ActivityRow.tsx';
import { ActivitySkeleton } from './ActivitySkeleton.tsx';
import { ActivityText } from './ActivityText.tsx';
import { type ActivityData, activityFeed } from './activity-feed.query.ts';
import { type ActivityFilter, DEFAULT_FILTER, formatFilter, variablesFor } from './activity-filter.ts';
import { emptyText } from './empty-text.ts';
import { isWelcome } from './is-welcome.ts';
import { prepareMarkdown, useMarkdownFirst } from './load-markdown.ts';
import { STRIP_TEXT } from './strip-text.ts';

export interface ActivityListProps {
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
  /** The id of the viewer; undefined while that is not known. */
  readonly viewerId: number | undefined;
  readonly displayAdultContent: boolean;
  readonly labelledBy: string;
}

const PAGE_SIZE = 25;

/** More than the window shows below the viewer's own lists. */
const FIRST_ROWS = 10;

/** The feed under one filter. */
export function ActivityList(props: ActivityListProps) {
  const { filter, onFilter, viewerId, displayAdultContent, labelledBy } = props;
  const [store] = useState(() =>
    // Nothing is stored before the user's id is loaded: the next id may differ.
    viewerId === undefined
      ? createFeedStore<ActivityData>()
      : cachedFeedStore<ActivityData>(
          String(viewerId),
          `activity/${formatFilter(filter)}/${displayAdultContent}`,
        ),
  );
  const feed = useFeed(
    {
      operation: activityFeed,
      variables: variablesFor(filter),
      pageSize: PAGE_SIZE,
      accept: (activity) => isWelcome(activity, displayAdultContent),
      prepare: (activities) => prepareMarkdown(activities.flatMap(textOf)),
    },
    store,
  );
  const { status, entries, error, listRef, refresh } = feed;
  const state = stripState(feed);
  const { isDetached } = feed;
  const hasAllRows = useBelowTheFold();
  const waitsForMarkdown = useMarkdownFirst(() =>
    entries.length > 0 ? entries.flatMap(({ item }) => textOf(item)) : undefined,
  );
  const shown = waitsForMarkdown ? [] : hasAllRows ? entries : entries.slice(0, FIRST_ROWS);

  return (
    <>
      <NewsPill
        waitingCount={feed.waitingCount}
        newsCount={feed.newsCount}
        textFor={(count) => (count === 1 ? '1 new activity' : `${count} new activities`)}
        onPress={feed.showNewest}
      />
      <FeedStrip state={state} text={STRIP_TEXT} onRefresh={refresh} />
      {error && state !== 'offline' && (
        <FailureState failure={error} compact title="Activities could not be loaded" onRetry={refresh} />
      )}
      <MissingParts missing={feed.missing} onRetry={refresh} />
      {isDetached && feed.waitingCount === 0 && (
        <Button
          variant="quiet"
          wide
          icon={<ArrowUp size={16} aria-hidden="true" />}
          onClick={feed.showNewest}
        >
          Back to the newest activities
        </Button>
      )}
      {(status === 'loading' || waitsForMarkdown) && <ActivitySkeleton />}
      {status === 'ready' && entries.length === 0 && feed.missing.length === 0 && (
        <EmptyState
          {...emptyText(filter)}
          action={
            formatFilter(filter) === formatFilter(DEFAULT_FILTER) ? (
              <Button onClick={() => onFilter({ ...filter, scope: 'global' })}>See what others do</Button>
            ) : (
              <Button onClick={() => onFilter(DEFAULT_FILTER)}>Show all activities</Button>
            )
          }
        />
      )}
      <ol
        ref={listRef}
        className={classes.list}
        aria-labelledby={labelledBy}
        aria-busy={status === 'loading' || waitsForMarkdown}
        tabIndex={-1}
        hidden={shown.length === 0}
      >
        {shown.map(({ item, readAt }) => (
          <li key={item.id}>
            <ActivityRow activity={item} Text={ActivityText} readAt={readAt} />
          </li>
        ))}
      </ol>
      {shown.length > 0 && hasAllRows && (
        <FeedEnd
          hasNextPage={feed.hasNextPage}
          older={feed.older}
          end="That is everything."
          failure="More activities could not be loaded"
          lastId={entries.at(-1)?.item.id}
          placeholder={<ActivitySkeleton />}
        />
      )}
    </>
  );
}

function textOf(activity: ActivityData): readonly string[] {
  return 'text' in activity ? [activity.text] : [];
}
