import { AppLink, ButtonLink, EmptyState, ErrorState } from '@tsugi/ui';
import { useId } from 'react';
import { userPath } from '../shared/user-path.ts';
import classes from './ContinueWatching.module.css';
import { useCurrentLists } from './use-current-lists.ts';
import { WatchingList } from './WatchingList.tsx';
import { WatchingSkeleton } from './WatchingSkeleton.tsx';

export interface ContinueWatchingProps {
  readonly type: 'ANIME' | 'MANGA';
  /** `column`: beside something else, with a smaller heading. `grid` when left out. */
  readonly layout?: 'grid' | 'column';
}

const WORDS = {
  ANIME: { title: 'Continue watching', list: 'Anime list', path: 'anime' },
  MANGA: { title: 'Continue reading', list: 'Manga list', path: 'manga' },
} as const;

/** What the reader is in the middle of: a section that home borrows. */
export function ContinueWatching({ type, layout = 'grid' }: ContinueWatchingProps) {
  const headingId = useId();
  const { owner, status, data, error, retry } = useCurrentLists();
  const { title, list, path } = WORDS[type];
  const page = data?.[path];
  return (
    <section className={classes.section} data-layout={layout} aria-labelledby={headingId}>
      <div className="section-head">
        <h2 id={headingId} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        {owner && <AppLink to={userPath(owner.name, path)}>{list}</AppLink>}
      </div>
      {page && error && (
        <ErrorState
          compact
          title="This is how it was at the last visit"
          detail={error.userMessage}
          onRetry={retry}
        />
      )}
      {page && owner && page.items.length > 0 && (
        <WatchingList type={type} userId={owner.id} page={page} label={title} />
      )}
      {page?.items.length === 0 && (
        <EmptyState
          compact
          title="Nothing in progress"
          body={`What you mark as ${type === 'ANIME' ? 'watching' : 'reading'} waits for you here.`}
          action={
            <ButtonLink to={`/browse/${path}`} size="sm">
              Find {type === 'ANIME' ? 'something to watch' : 'something to read'}
            </ButtonLink>
          }
        />
      )}
      {status === 'error' && (
        <ErrorState
          compact
          title={`${list.split(' ')[0]} could not be loaded`}
          detail={error?.userMessage}
          onRetry={retry}
        />
      )}
      {!page && status !== 'error' && <WatchingSkeleton type={type} />}
    </section>
  );
}
