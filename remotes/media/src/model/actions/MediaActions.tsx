import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink } from '@tsugi/ui';
import { mediaFacts, ShareButton, type SharePicture, Skeleton } from '@tsugi/ui/components';
import { ArrowLeftRight } from 'lucide-react';
import { formatMalPath } from '../media/mal-params.ts';
import type { MediaDetail } from '../media/media-detail.query.ts';
import { FavouriteButton, type FavouriteState } from './FavouriteButton.tsx';
import { ListButton } from './ListButton.tsx';
import classes from './MediaActions.module.css';
import { SiteButton } from './SiteButton.tsx';
import { TrailerButton } from './TrailerButton.tsx';

export interface MediaActionsProps {
  readonly media: MediaDetail;
  readonly title: string;
  readonly favourite: FavouriteState;
}

/** What the user can do with the media: one primary action, the quiet ones below. */
export function MediaActions({ media, title, favourite }: MediaActionsProps) {
  // A locked title takes no new favourites either; one that is there can be taken back.
  const isBlocked = media.isFavouriteBlocked || (media.isLocked === true && !favourite.isFavourite);
  return (
    <div className={classes.actions}>
      <ListButton media={media} />
      <div className={`grid gap-2 ${classes.quiet}`}>
        <FavouriteButton favourite={favourite} isBlocked={isBlocked} />
        <TrailerButton trailer={media.trailer} title={title} />
        {media.idMal && (
          <ButtonLink
            to={formatMalPath(
              { type: media.type === 'MANGA' ? 'manga' : 'anime', malId: media.idMal },
              title,
            )}
            title={t`The same title with the data of MyAnimeList`}
            icon={<ArrowLeftRight size={17} aria-hidden="true" />}
          >
            {t`MAL view`}
          </ButtonLink>
        )}
        <SiteButton site="AniList" url={media.siteUrl} />
        <ShareButton title={title} path={mediaPath(media)} picture={() => pictureOf(media, title)} />
      </div>
    </div>
  );
}

function pictureOf(media: MediaDetail, title: string): SharePicture {
  const { extraLarge, large, color } = media.coverImage;
  const cover = extraLarge ?? large;
  return { title, facts: [mediaFacts(media)], covers: cover ? [cover] : [], color };
}

/** Stands where the actions will stand. */
export function MediaActionsSkeleton() {
  return (
    <div className={classes.actions} aria-hidden="true">
      <Skeleton height={46} radius="var(--radius-control)" />
      <div className={`grid gap-2 ${classes.quiet}`}>
        {['favourite', 'trailer', 'MAL', 'tracker', 'share'].map((name) => (
          <Skeleton key={name} height="var(--control-height)" radius="var(--radius-control)" />
        ))}
      </div>
    </div>
  );
}
