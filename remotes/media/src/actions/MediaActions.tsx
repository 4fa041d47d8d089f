import type { MediaDetail } from '@tsugi/data/operations/media-detail';
import { ButtonLink } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import { ExternalLink } from 'lucide-react';
import { formatMalPath } from '../mal/mal-params.ts';
import { webUrl } from '../overview/link-view.ts';
import { FavouriteButton, type FavouriteState } from './FavouriteButton.tsx';
import { ListButton } from './ListButton.tsx';
import classes from './MediaActions.module.css';
import { TrailerButton } from './TrailerButton.tsx';

export interface MediaActionsProps {
  readonly media: MediaDetail;
  readonly title: string;
  readonly favourite: FavouriteState;
}

/** What the user can do with the media: one primary action, the quiet ones below. */
export function MediaActions({ media, title, favourite }: MediaActionsProps) {
  const siteUrl = webUrl(media.siteUrl);
  return (
    <div className={classes.actions}>
      <ListButton media={media} quietClass={classes.quiet}>
        <FavouriteButton favourite={favourite} />
        <TrailerButton trailer={media.trailer} title={title} />
        {media.idMal && (
          <ButtonLink
            className={classes.word}
            to={formatMalPath(
              { type: media.type === 'MANGA' ? 'manga' : 'anime', malId: media.idMal },
              title,
            )}
            title="The same title in the MAL view"
          >
            MAL
          </ButtonLink>
        )}
        {siteUrl && (
          <ButtonLink
            data-icon=""
            to={siteUrl}
            target="_blank"
            rel="noopener"
            aria-label="Page at the provider"
            title="Page at the provider"
          >
            <ExternalLink size={18} aria-hidden="true" />
          </ButtonLink>
        )}
      </ListButton>
    </div>
  );
}

/** Stands where the actions will stand. */
export function MediaActionsSkeleton() {
  return (
    <div className={classes.actions} aria-hidden="true">
      <Skeleton height={46} radius="var(--radius-control)" />
      <Skeleton height="var(--control-height)" radius="var(--radius-control)" />
    </div>
  );
}
