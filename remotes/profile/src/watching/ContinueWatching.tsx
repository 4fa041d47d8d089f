import { AppLink } from '@tsugi/ui';
import { FailureState, Widget } from '@tsugi/ui/components';
import { useId } from 'react';
import { userPath } from '../shared/user-path.ts';
import classes from './ContinueWatching.module.css';
import type { ShelfLayout } from './first-cards.ts';
import { prefetchCurrentLists } from './prefetch-current-lists.ts';
import { useCurrentLists } from './use-current-lists.ts';
import { WatchingList } from './WatchingList.tsx';
import { WatchingSkeleton } from './WatchingSkeleton.tsx';

export interface ContinueWatchingProps {
  readonly type: 'ANIME' | 'MANGA';
  /** `column`: beside something else, with a smaller heading. `grid` when left out. */
  readonly layout?: ShelfLayout;
}

const TEXT = {
  ANIME: { title: 'Continue watching', list: 'Anime list', path: 'anime' },
  MANGA: { title: 'Continue reading', list: 'Manga list', path: 'manga' },
} as const;

/** What the user is in the middle of: a section that home borrows. With nothing in progress, what there is to begin with. */
export function ContinueWatching({ type, layout = 'grid' }: ContinueWatchingProps) {
  const headingId = useId();
  const { owner, lists, error, retry } = useCurrentLists();
  const { title, list, path } = TEXT[type];
  const page = lists?.[path];

  return (
    <>
      {/* What comes is another section than its outline: nothing of the one moves to become the other. */}
      <section
        key={page || error ? 'ready' : 'loading'}
        className={classes.section}
        data-layout={layout}
        aria-labelledby={headingId}
      >
        <div className="section-head">
          <h2 id={headingId} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          {owner && <AppLink to={userPath(owner.name, path)}>{list}</AppLink>}
        </div>
        {page && error && (
          <FailureState
            failure={error}
            compact
            title="This is how it was at the last visit"
            onRetry={retry}
          />
        )}
        {page && owner && (
          <WatchingList
            key={owner.id}
            type={type}
            layout={layout}
            userId={owner.id}
            page={page}
            label={title}
          />
        )}
        {!page && error && (
          <FailureState
            failure={error}
            compact
            title={`Your ${list.toLowerCase()} could not be loaded`}
            onRetry={retry}
          />
        )}
        {!page && !error && <WatchingSkeleton type={type} layout={layout} />}
      </section>
      {page?.items.length === 0 && (
        <Widget
          remote="search"
          name={type === 'ANIME' ? 'season-row' : 'trending-row'}
          props={{ type }}
          fallback={<div className={classes.row} data-layout={layout} />}
        />
      )}
    </>
  );
}

ContinueWatching.warm = () => prefetchCurrentLists('interactive');
