import { useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { MediaFrameSkeleton } from '../../model/frame/MediaFrameSkeleton.tsx';
import { OverviewSkeleton } from '../../model/frame/OverviewSkeleton.tsx';
import { malMediaFull } from '../../model/media/mal-media-full.query.ts';
import { parseMalKey } from '../../model/media/mal-params.ts';
import { MalFailure } from './MalFailure.tsx';
import { MalMediaView } from './MalMediaView.tsx';

/** A work of the MAL-style service. */
export function MalPage() {
  const { type, id, name } = useParams();
  const key = parseMalKey(type, id);
  const { data: media, status, error, retry } = useQuery(malMediaFull, key ?? null);

  if (!key || (status === 'error' && !media)) {
    return <MalFailure malKey={key} error={error} onRetry={retry} />;
  }
  if (!media) {
    return (
      <MediaFrameSkeleton name={name} hasLowBanner>
        <OverviewSkeleton />
      </MediaFrameSkeleton>
    );
  }
  return (
    <PanelBoundary key={media.malId} message={t`Jikan media error`} extent="page">
      <PageTitle title={media.title} />
      <MalMediaView media={media} type={key.type} />
    </PanelBoundary>
  );
}
