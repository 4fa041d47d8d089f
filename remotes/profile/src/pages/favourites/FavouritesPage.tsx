import { type PagesState, useAuth, usePages } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { Button, ButtonLink, EmptyState, lazyPart, PageTitle } from '@tsugi/ui';
import { CardGrid, FailureState, InView, MissingParts, Skeleton } from '@tsugi/ui/components';
import { ArrowDownUp } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import {
  FAVOURITE_KINDS,
  FAVOURITE_TITLES,
  type FavouritesByKind,
  favouritesByKind,
} from '../../model/favourite-item.ts';
import { useUser } from '../../model/use-user.ts';
import { type UserFavourite, userFavourites } from '../../model/user-favourites.query.ts';
import { userPath } from '../../model/user-path.ts';
import { FavouriteTiles } from '../../widgets/favourite-tiles/FavouriteTiles.tsx';
import classes from './FavouritesPage.module.css';
import { useReorder } from './use-reorder.ts';

// The drag library comes with the mode, not with the page.
const ReorderMode = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "reorder-favourites" */ './ReorderMode.tsx');
  return module.ReorderMode;
});

/** Everything a user has marked as a favourite, in five sections; an empty section is hidden. Its owner can arrange it. */
export function FavouritesPage() {
  const name = useParams().name ?? '';
  const { data: user } = useUser(name);
  const auth = useAuth();
  const isOwn = user !== undefined && auth.status === 'signed-in' && auth.viewer?.id === user.id;
  const { favourites, status, error, missing, retry, hasNextPage, fetchNextPage } = useFavourites(user?.id);
  const reorder = useReorder(favourites, isOwn ? user.id : undefined, retry);
  const bar = useRef<HTMLDivElement>(null);
  const wasActive = useRef(reorder.isActive);
  // The pressed button is gone with its mode.
  useEffect(() => {
    if (wasActive.current !== reorder.isActive) bar.current?.querySelector('button')?.focus();
    wasActive.current = reorder.isActive;
  }, [reorder.isActive]);

  const kinds = FAVOURITE_KINDS.filter((kind) => favourites[kind].length > 0);
  // A section that was just emptied is gone before the tracker's response says so.
  const shown = kinds.filter((kind) => reorder.arranged[kind].length > 0);
  const tiles = shown.map((kind) => (
    <div key={kind}>
      <h2 className="section-title">{FAVOURITE_TITLES[kind]}</h2>
      <FavouriteTiles label={FAVOURITE_TITLES[kind]} kind={kind} items={reorder.arranged[kind]} />
    </div>
  ));
  return (
    <div className={classes.page}>
      <PageTitle title={user?.name ?? name} sub={t`Favourites`} />
      {isOwn && kinds.length > 0 && (
        <div ref={bar} className={`row wrap ${classes.bar}`} data-active={reorder.isActive ? '' : undefined}>
          {reorder.isActive ? (
            <>
              <p
                className={`fine ${classes.hint}`}
              >{t`Drag to arrange. With a finger, hold first; with the keyboard, press Space.`}</p>
              <Button
                variant="ghost"
                disabled={reorder.isSaving}
                onClick={reorder.cancel}
              >{t`Cancel`}</Button>
              <Button variant="primary" busy={reorder.isSaving} onClick={reorder.save}>{t`Save`}</Button>
            </>
          ) : (
            <Button
              icon={<ArrowDownUp size={17} aria-hidden="true" />}
              onClick={reorder.start}
            >{t`Reorder`}</Button>
          )}
        </div>
      )}
      {reorder.isOffered && kinds.length > 0 && (
        <div className={`row wrap ${classes.offer}`} role="status">
          <p>{t`You left with an arrangement that was not saved.`}</p>
          <Button size="sm" variant="soft" onClick={reorder.resume}>{t`Go on with it`}</Button>
          <Button size="sm" variant="ghost" onClick={reorder.cancel}>{t`Discard`}</Button>
        </div>
      )}
      <MissingParts missing={missing} onRetry={retry} />
      {reorder.isActive ? (
        <Suspense fallback={tiles}>
          <ReorderMode favourites={reorder.arranged} onMove={reorder.move} onRemove={reorder.remove} />
        </Suspense>
      ) : (
        tiles
      )}
      {kinds.length === 0 && status === 'ready' && missing.length === 0 && (
        <EmptyState
          title={isOwn ? t`You have no favourites yet` : t`${name} has no favourites yet`}
          body={isOwn && t`The heart on the page of a title, a character, a person or a studio puts it here.`}
          action={
            isOwn ? (
              <ButtonLink to="/search/anime/popular">{t`Find a favourite`}</ButtonLink>
            ) : (
              <ButtonLink to={userPath(name, 'anime')}>{t`See the anime list`}</ButtonLink>
            )
          }
        />
      )}
      {kinds.length === 0 && (status === 'loading' || status === 'idle') && <FavouritesSkeleton />}
      {error && (
        <FailureState
          compact={kinds.length > 0}
          failure={error}
          title={t`Favourites could not be loaded`}
          onRetry={retry}
        />
      )}
      {hasNextPage && !error && <InView margin="100px" onEnter={fetchNextPage} />}
    </div>
  );
}

function FavouritesSkeleton() {
  return (
    <div>
      <div className="section-title">
        <Skeleton width={180} height={22} />
      </div>
      <CardGrid label={t`Loading favourites`} busy>
        {Array.from({ length: 14 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
          <Skeleton key={index} className={classes.tile} radius={10} />
        ))}
      </CardGrid>
    </div>
  );
}

type FavouritesState = Omit<PagesState<UserFavourite>, 'items'> & {
  readonly favourites: FavouritesByKind;
};

/** A user's favourites of all kinds, 25 of each a page; idle until the user is known. */
function useFavourites(userId: number | undefined): FavouritesState {
  const { items, ...rest } = usePages(userFavourites, userId === undefined ? null : { userId });
  const favourites = useMemo(() => favouritesByKind(items), [items]);
  return { ...rest, favourites };
}
