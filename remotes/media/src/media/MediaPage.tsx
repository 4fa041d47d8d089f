import { Outlet, useParams } from '@tsugi/router';
import { MissingParts, PanelBoundary } from '@tsugi/ui/components';
import { MediaFailure } from './MediaFailure.tsx';
import { MediaFrame } from './MediaFrame.tsx';
import { MediaFrameSkeleton } from './MediaFrameSkeleton.tsx';
import { useMedia } from './use-media.ts';

/** The frame of every page of a media: banner, cover, heading, actions, tabs, and the page itself below. */
export function MediaPage() {
  const { name } = useParams();
  const { key, data: media, status, error, missing, retry } = useMedia();

  if (!key || (status === 'error' && !media)) {
    return <MediaFailure error={error} onRetry={retry} />;
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
    <PanelBoundary key={media.id} message="Media page error" extent="page">
      <MediaFrame media={media}>
        <MissingParts missing={missing} onRetry={retry} />
        <Outlet />
      </MediaFrame>
    </PanelBoundary>
  );
}
