import { currentAuth, prefetch } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { FailureState, MissingParts, Widget } from '@tsugi/ui/components';
import { useId } from 'react';
import { userPath } from '../../model/user-path.ts';
import classes from './ContinueWatching.module.css';
import { currentLists } from './current-lists.query.ts';
import type { ShelfLayout } from './first-cards.ts';
import { useCurrentLists } from './use-current-lists.ts';
import { WatchingList } from './WatchingList.tsx';
import { WatchingSkeleton } from './WatchingSkeleton.tsx';

export interface ContinueWatchingProps {
  readonly type: 'ANIME' | 'MANGA';
  /** `column`: beside something else, with a smaller heading. `grid` when left out. */
  readonly layout?: ShelfLayout;
}

const PATHS = { ANIME: 'anime', MANGA: 'manga' } as const;

/** What the user is in the middle of: a section that home borrows. With nothing in progress, what there is to begin with. */
export function ContinueWatching({ type, layout = 'grid' }: ContinueWatchingProps) {
  const headingId = useId();
  const { ownerId, ownerName, lists, error, missing, retry } = useCurrentLists();
  const path = PATHS[type];
  const title = type === 'ANIME' ? t`Continue watching` : t`Continue reading`;
  const page = lists?.[path];
  // The response has the lists of both types; what is missing of the other one is said there.
  const other = PATHS[type === 'ANIME' ? 'MANGA' : 'ANIME'];
  const missingHere = missing.filter((part) => part.path.split('.')[0] !== other);
  const isEmpty = page?.items.length === 0 && missingHere.length === 0;

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
          {ownerName && (
            <AppLink to={userPath(ownerName, path)}>
              {type === 'ANIME' ? t`Anime list` : t`Manga list`}
            </AppLink>
          )}
        </div>
        {page && error && (
          <FailureState
            failure={error}
            compact
            title={t`This is how it was at the last visit`}
            onRetry={retry}
          />
        )}
        <MissingParts missing={missingHere} onRetry={retry} />
        {page && ownerId !== undefined && (page.items.length > 0 || isEmpty) && (
          <WatchingList
            key={ownerId}
            type={type}
            layout={layout}
            userId={ownerId}
            page={page}
            label={title}
          />
        )}
        {!page && error && (
          <FailureState
            failure={error}
            compact
            title={
              type === 'ANIME'
                ? t`Your anime list could not be loaded`
                : t`Your manga list could not be loaded`
            }
            onRetry={retry}
          />
        )}
        {!page && !error && <WatchingSkeleton type={type} layout={layout} />}
      </section>
      {isEmpty && (
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

/** Asks for what the user watches and reads, once the viewer's account is known. */
function prefetchCurrentLists(priority: 'interactive' | 'prefetch'): void {
  const auth = currentAuth();
  const userId = auth.status === 'signed-in' ? (auth.viewer?.id ?? auth.viewerId) : undefined;
  if (userId !== undefined) prefetch(currentLists, { userId }, { priority });
}
