import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { lazyPart, PageTitle } from '@tsugi/ui';
import { Chip, PanelBoundary, useBelowTheFold } from '@tsugi/ui/components';
import { Description } from '../../../model/Description.tsx';
import { FactList } from '../../../model/facts/FactList.tsx';
import { ExternalLinks } from '../../../model/frame/ExternalLinks.tsx';
import classes from '../../../model/frame/OverviewPage.module.css';
import { OverviewSkeleton } from '../../../model/frame/OverviewSkeleton.tsx';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { titleOf } from '../../../model/media/title-of.ts';
import { useMedia } from '../../../model/media/use-media.ts';
import { LazyPanel } from '../../../model/panel/LazyPanel.tsx';
import { Panel } from '../../../model/panel/Panel.tsx';
import { usePhoneLayout } from '../../../model/use-phone-layout.ts';
import { CharacterPreview, StaffPreview } from './PeoplePreviews.tsx';
import { Rankings } from './Rankings.tsx';
import { Relations } from './Relations.tsx';
import { Streaming } from './Streaming.tsx';
import { Tags } from './Tags.tsx';
import { genrePath } from './tag-view.ts';

/** Characters of a description that fill what most windows show with the genres and tags below it. */
const LONG_DESCRIPTION = 400;

// The panels below the fold, in one chunk.
const Friends = lazyPart(
  async () => (await import(/* webpackChunkName: "media-panels" */ '../friends/Friends.tsx')).Friends,
);
const Recommendations = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "media-panels" */ '../recommendations/Recommendations.tsx'))
      .Recommendations,
);
const Reviews = lazyPart(
  async () => (await import(/* webpackChunkName: "media-panels" */ '../reviews/Reviews.tsx')).Reviews,
);
const Scores = lazyPart(
  async () => (await import(/* webpackChunkName: "media-panels" */ '../scores/Scores.tsx')).Scores,
);
const Themes = lazyPart(
  async () => (await import(/* webpackChunkName: "media-panels" */ '../themes/Themes.tsx')).Themes,
);

/** Description, relations, characters, staff and recommendations of a media. */
export function OverviewPage() {
  const { data: media } = useMedia();
  if (!media) return <OverviewSkeleton />;
  return (
    <PanelBoundary key={media.id} message={t`Media page home content error`}>
      <PageTitle title={titleOf(media)} />
      <Overview media={media} />
    </PanelBoundary>
  );
}

function Overview({ media }: { readonly media: MediaDetail }) {
  const isPhone = usePhoneLayout();
  const type = media.type ?? 'ANIME';
  const shown = useShownPart(media);
  return (
    <div className={classes.overview}>
      <div className="grid gap-4">
        <Description source={media.description} />
        <PanelBoundary message={t`Genres error`}>
          <Genres genres={media.genres} type={type} />
        </PanelBoundary>
        <PanelBoundary message={t`Tags error`}>
          <Tags tags={media.tags} type={type} />
        </PanelBoundary>
      </div>
      {isPhone && (
        <Panel title={t`Details`}>
          <FactList media={media} />
        </Panel>
      )}
      {shown !== 'description' && (
        <PanelBoundary message={t`Relations error`}>
          <Relations relations={media.relations} />
        </PanelBoundary>
      )}
      {shown === 'everything' && <LaterPanels media={media} />}
    </div>
  );
}

/** What follows the relations. */
function LaterPanels({ media }: { readonly media: MediaDetail }) {
  return (
    <>
      <PanelBoundary message={t`Characters error`}>
        <CharacterPreview media={media} />
      </PanelBoundary>
      <PanelBoundary message={t`Staff error`}>
        <StaffPreview staff={media.staff} />
      </PanelBoundary>
      <LazyPanel message={t`Friends error`} height={[186, 478]}>
        <Friends media={media} />
      </LazyPanel>
      <LazyPanel message={t`Scores error`} height={[212, 420]}>
        <Scores media={media} />
      </LazyPanel>
      {media.type !== 'MANGA' && media.status !== 'NOT_YET_RELEASED' && (
        <LazyPanel message={t`Themes error`} height={[186, 300]}>
          <Themes media={media} />
        </LazyPanel>
      )}
      <PanelBoundary message={t`Ranking error`}>
        <Rankings media={media} />
      </PanelBoundary>
      <PanelBoundary message={t`Streaming error`}>
        <Streaming media={media} />
      </PanelBoundary>
      <PanelBoundary message={t`External links error`}>
        <ExternalLinks links={media.externalLinks} hashtag={media.hashtag} />
      </PanelBoundary>
      {present(media.reviews?.nodes).length > 0 && (
        <LazyPanel message={t`Reviews error`} height={[168, 320]}>
          <Reviews media={media} />
        </LazyPanel>
      )}
      <LazyPanel message={t`Recommendations error`} height={[400, 980]}>
        <Recommendations media={media} />
      </LazyPanel>
    </>
  );
}

/** How much of the page to render: first what most windows show. */
function useShownPart(media: MediaDetail): 'description' | 'relations' | 'everything' {
  if (useBelowTheFold()) return 'everything';
  if ((media.description?.length ?? 0) >= LONG_DESCRIPTION) return 'description';
  return present(media.relations?.edges).length > 0 ? 'relations' : 'everything';
}

/** The genres, each with its search. */
function Genres({ genres: all, type }: { readonly genres: MediaDetail['genres']; readonly type: string }) {
  const genres = present(all);
  if (genres.length === 0) return null;
  return (
    <ul className={`row gap-2 ${classes.chips}`} aria-label={t`Genres`}>
      {genres.map((genre) => (
        <li key={genre}>
          <Chip tone="accent" to={genrePath(type, genre)} lang="en">
            {genre}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
