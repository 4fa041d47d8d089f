import { useFavourite } from '@tsugi/data/controls';
import { t } from '@tsugi/i18n/macro';
import { PanelBoundary } from '@tsugi/ui/components';
import type { CSSProperties, ReactNode } from 'react';
import { MediaActions } from '../../model/actions/MediaActions.tsx';
import { FactList } from '../../model/facts/FactList.tsx';
import { Banner } from '../../model/frame/Banner.tsx';
import { MediaNumbers } from '../../model/frame/MediaNumbers.tsx';
import classes from '../../model/frame/MediaPage.module.css';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';
import { titleOf } from '../../model/media/title-of.ts';
import { useIsSubPage, useSlug } from '../../model/media/use-slug.ts';
import { LargePicture } from '../../model/picture/LargePicture.tsx';
import { usePhoneLayout } from '../../model/use-phone-layout.ts';
import { MediaHeading } from './MediaHeading.tsx';
import { MediaTabs } from './MediaTabs.tsx';
import { useRelationKeys } from './use-relation-keys.ts';

export interface MediaFrameProps {
  readonly media: MediaDetail;
  /** The page below the tabs. */
  readonly children: ReactNode;
}

/** A loaded media, around one of its pages. */
export function MediaFrame({ media, children }: MediaFrameProps) {
  const title = titleOf(media);
  const isPhone = usePhoneLayout();
  const isSubPage = useIsSubPage();
  const favourite = useFavourite({
    kind: media.type === 'MANGA' ? 'manga' : 'anime',
    id: media.id,
    isFavourite: media.isFavourite,
    favourites: media.favourites ?? 0,
    title,
  });
  useSlug(title);
  useRelationKeys(media);

  return (
    <div
      className={classes.frame}
      data-sub-page={isSubPage ? '' : undefined}
      style={mediaColor(media.coverImage.color)}
    >
      <Banner src={media.bannerImage} />
      <div className={`page ${classes.layout}`}>
        <div className={classes.heading}>
          <MediaHeading media={media} title={title} />
        </div>
        <div className={`stack gap-4 ${classes.side}`}>
          <LargePicture
            className={classes.cover}
            image={media.coverImage}
            color={media.coverImage.color}
            label={t`Cover of ${title}`}
          />
          <div className={classes.actions}>
            <MediaActions media={media} title={title} favourite={favourite} />
          </div>
          {!isPhone && (
            <div className={classes.facts}>
              <FactList media={media} />
            </div>
          )}
        </div>
        <div className={classes.numbers}>
          <PanelBoundary message={t`Scores error`}>
            <MediaNumbers media={media} favourites={favourite.favourites ?? 0} />
          </PanelBoundary>
        </div>
        <div className={classes.content}>
          <MediaTabs media={media} />
          <div className={classes.outlet}>{children}</div>
        </div>
      </div>
    </div>
  );
}

function mediaColor(color: string | null | undefined): CSSProperties | undefined {
  return color ? { '--media-color': color } : undefined;
}
