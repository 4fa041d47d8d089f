import { t } from '@tsugi/i18n/macro';
import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import { MediaActionsSkeleton } from '../actions/MediaActions.tsx';
import { FactListSkeleton } from '../facts/FactList.tsx';
import { useIsSubPage } from '../media/use-slug.ts';
import { readableName } from '../readable-name.ts';
import { usePhoneLayout } from '../use-phone-layout.ts';
import bannerClasses from './Banner.module.css';
import headingClasses from './MediaHeading.module.css';
import { MediaNumbersSkeleton } from './MediaNumbers.tsx';
import classes from './MediaPage.module.css';

export interface MediaFrameSkeletonProps {
  /** The name in the URL. */
  readonly name: string | undefined;
  /** The page never has a banner. */
  readonly hasLowBanner?: boolean;
  readonly children: ReactNode;
}

/** As large as a media's frame. The name of the URL is the title for screen readers. */
export function MediaFrameSkeleton({ name, hasLowBanner = false, children }: MediaFrameSkeletonProps) {
  const isPhone = usePhoneLayout();
  const isSubPage = useIsSubPage();
  const title = readableName(name, t`Media`);
  return (
    <div
      className={classes.frame}
      data-low-banner={hasLowBanner ? '' : undefined}
      data-sub-page={isSubPage ? '' : undefined}
      aria-busy="true"
    >
      <PageTitle title={title} />
      <div className={bannerClasses.banner} />
      <div className={`page ${classes.layout}`}>
        <div className={`${classes.heading} ${headingClasses.heading}`}>
          <Skeleton width={220} height={13} />
          <h1 className={headingClasses.title}>
            <VisuallyHidden>{t`Loading ${title}`}</VisuallyHidden>
            <Skeleton width="min(420px, 100%)" height="1.05em" />
          </h1>
        </div>
        <div className={`stack gap-4 ${classes.side}`}>
          <Skeleton className={`${classes.cover} ${classes.coverSkeleton}`} radius="var(--radius-cover)" />
          <div className={classes.actions}>
            <MediaActionsSkeleton />
          </div>
          {!isPhone && (
            <div className={classes.facts}>
              <FactListSkeleton />
            </div>
          )}
        </div>
        <div className={classes.numbers}>
          <MediaNumbersSkeleton />
        </div>
        <div className={classes.content}>
          <div className={`row ${classes.tabsSkeleton}`} aria-hidden="true">
            <Skeleton width={76} height={15} />
            <Skeleton width={84} height={15} />
            <Skeleton width={44} height={15} />
          </div>
          <div className={classes.outlet}>{children}</div>
        </div>
      </div>
    </div>
  );
}
