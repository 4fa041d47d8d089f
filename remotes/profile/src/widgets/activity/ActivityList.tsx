import { t } from '@tsugi/i18n/macro';
import { Button, EmptyState } from '@tsugi/ui';
import { useBelowTheFold } from '@tsugi/ui/components';
import { useState } from 'react';
import { FeedFrame } from '../feed/FeedFrame.tsx';
import { cachedFeedStore, createFeedStore } from '../feed/feed-store.ts';
import { useFeed } from '../feed/use-feed.ts';
import classes from './ActivityFeed.module.css';
import { ActivityRow } from './ActivityRow.tsx';
import { ActivitySkeleton } from './ActivitySkeleton.tsx';
import { ActivityText } from './ActivityText.tsx';
import { type ActivityData, activityFeed } from './activity-feed.query.ts';
import { type ActivityFilter, DEFAULT_FILTER, formatFilter, variablesFor } from './activity-filter.ts';
import { isWelcome } from './is-welcome.ts';
import { prepareMarkdown, useMarkdownFirst } from './load-markdown.ts';

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
const FIRST_ROWS = 5;

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
  const { status, entries } = feed;
  const hasAllRows = useBelowTheFold();
  const waitsForMarkdown = useMarkdownFirst(() =>
    entries.length > 0 ? entries.flatMap(({ item }) => textOf(item)) : undefined,
  );
  const shown = waitsForMarkdown ? [] : hasAllRows ? entries : entries.slice(0, FIRST_ROWS);

  return (
    <FeedFrame
      feed={feed}
      kind="activities"
      isFailureCompact
      hasEnd={shown.length > 0 && hasAllRows}
      placeholder={<ActivitySkeleton />}
    >
      {(status === 'loading' || waitsForMarkdown) && <ActivitySkeleton />}
      {status === 'ready' && entries.length === 0 && feed.missing.length === 0 && (
        <EmptyState
          {...emptyText(filter)}
          action={
            formatFilter(filter) === formatFilter(DEFAULT_FILTER) ? (
              <Button
                onClick={() => onFilter({ ...filter, scope: 'global' })}
              >{t`See what others do`}</Button>
            ) : (
              <Button onClick={() => onFilter(DEFAULT_FILTER)}>{t`Show all activities`}</Button>
            )
          }
        />
      )}
      <ol
        ref={feed.listRef}
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
    </FeedFrame>
  );
}

function textOf(activity: ActivityData): readonly string[] {
  return 'text' in activity ? [activity.text] : [];
}

const TEXT = {
  following: {
    get all() {
      return [
        t`Nobody you follow has done anything yet`,
        t`Follow people, and what they watch and read shows here.`,
      ] as const;
    },
    get text() {
      return [t`Nobody you follow has written anything yet`, t`Their list progress may tell more.`] as const;
    },
    get list() {
      return [t`Nobody you follow has moved their list yet`, t`Their texts may tell more.`] as const;
    },
  },
  global: {
    get all() {
      return [t`There is nothing anybody talks about`, t`What gets a reply shows here.`] as const;
    },
    get text() {
      return [t`There is no text anybody talks about`, t`What gets a reply shows here.`] as const;
    },
    get list() {
      return [t`There is no progress anybody talks about`, t`What gets a reply shows here.`] as const;
    },
  },
} as const;

/** The text of an empty feed under each filter, with a link to another feed. */
function emptyText({ scope, type }: ActivityFilter): {
  readonly title: string;
  readonly body: string;
} {
  const [title, body] = TEXT[scope][type];
  return { title, body };
}
