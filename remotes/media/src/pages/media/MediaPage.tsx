import { t } from '@tsugi/i18n/macro';
import { Outlet, useParams } from '@tsugi/router';
import { ButtonLink } from '@tsugi/ui';
import { MissingParts, PanelBoundary } from '@tsugi/ui/components';
import { MediaFrameSkeleton } from '../../model/frame/MediaFrameSkeleton.tsx';
import { useMedia } from '../../model/media/use-media.ts';
import { PageFailure } from '../../model/PageFailure.tsx';
import { MediaFrame } from './MediaFrame.tsx';

/** The frame of every page of a media: banner, cover, heading, actions, tabs, and the page itself below. */
export function MediaPage() {
  const { name } = useParams();
  const { key, data: media, status, error, missing, retry } = useMedia();

  if (!key || (status === 'error' && !media)) {
    return (
      <PageFailure
        error={error}
        onRetry={retry}
        missing={t`There is no such title`}
        action={<ButtonLink to="/search/media">{t`Search for it`}</ButtonLink>}
      />
    );
  }
  if (!media) {
    return (
      <MediaFrameSkeleton name={name}>
        <Outlet />
      </MediaFrameSkeleton>
    );
  }
  return (
    // A boundary for each media: the failure of one is not that of the next.
    <PanelBoundary key={media.id} message={t`Media page error`} extent="page">
      <MediaFrame media={media}>
        <MissingParts missing={missing} onRetry={retry} />
        <Outlet />
      </MediaFrame>
    </PanelBoundary>
  );
}
