import { usePages } from '@tsugi/data';
import { useFavourite } from '@tsugi/data/controls';
import { type StudioInfo, type StudioMediaEdge, studioMedia } from '@tsugi/data/operations/studio-media';
import { mediaPath, personPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import {
  CardGrid,
  MediaCard,
  MediaCardSkeletons,
  PanelBoundary,
  SegmentedControl,
  Skeleton,
} from '@tsugi/ui/components';
import { cardOf } from '../../model/card-of.ts';
import { useCompletePath } from '../../model/media/use-slug.ts';
import { EndlessList } from '../../model/people/EndlessList.tsx';
import { PersonActions } from '../../model/people/PersonActions.tsx';
import headingClasses from '../../model/people/PersonHeading.module.css';
import { PersonHeading } from '../../model/people/PersonHeading.tsx';
import { PersonPage, type WorksOf } from '../../model/people/PersonPage.tsx';
import type { Works } from '../../model/people/use-works.ts';
import { EverythingButton, WorksHead } from '../../model/people/WorksHead.tsx';
import { type WorksParams, worksQuery } from '../../model/people/works-params.ts';
import classes from './StudioPage.module.css';
import { titlesByYear } from './titles-by-year.ts';

/** A studio and its titles, by year. */
export function StudioPage() {
  return (
    <PersonPage
      label={t`Studio`}
      missing={t`There is no such studio`}
      message={t`Studio page error`}
      operation={studioMedia}
      variables={(id, works) => ({ id, page: 1, ...studioQuery(works.asked, works.isSignedIn) })}
      personOf={(data) => data.studio}
      skeleton={(name) => <StudioSkeleton title={name} />}
    >
      {(studio, works) => <Studio studio={studio} {...works} />}
    </PersonPage>
  );
}

interface StudioProps extends WorksOf {
  readonly studio: StudioInfo;
}

function Studio({ studio, works, missing, notice }: StudioProps) {
  const { id, name, isFavourite, favourites, isAnimationStudio, siteUrl } = studio;
  const favourite = useFavourite({ kind: 'studio', id, isFavourite, favourites, title: name });
  const count = favourite.favourites ?? favourites ?? 0;
  useCompletePath(personPath('studio', id, name));
  return (
    <div className={`page column ${classes.page}`}>
      <PageTitle title={name} />
      <div className={`wrap ${classes.head}`}>
        <PersonHeading
          names={{ title: name, others: [], spoilers: [] }}
          eyebrow={[
            isAnimationStudio ? t`Animation studio` : t`Company`,
            plural(count, { one: '# favourite', other: '# favourites' }),
          ]}
        />
        <PersonActions favourite={favourite} siteUrl={siteUrl} />
      </div>
      {notice}
      <PanelBoundary message={t`Media error`}>
        <StudioTitles id={id} works={works} missing={missing} />
      </PanelBoundary>
    </div>
  );
}

type StudioTitlesProps = Pick<StudioProps, 'works' | 'missing'> & { readonly id: number };

function StudioTitles({ id, works, missing }: StudioTitlesProps) {
  const { params, asked, change, isSignedIn } = works;
  const pages = usePages(studioMedia, { id, ...studioQuery(asked, isSignedIn) });
  const isFiltered = asked.list !== undefined || asked.main;
  return (
    <section aria-label={t`Titles`}>
      <WorksHead title={t`Titles`} works={works} standardSort="START_DATE_DESC">
        <SegmentedControl
          label={t`Part of the studio`}
          value={params.main ? 'main' : 'all'}
          onChange={(value) => change({ main: value === 'main' })}
          options={[
            { value: 'all', label: t`All titles` },
            { value: 'main', label: t`As main studio` },
          ]}
        />
      </WorksHead>
      <EndlessList
        pages={pages}
        namedAbove={missing}
        emptyText={isFiltered ? t`No title is left by this filter.` : t`No titles are known yet.`}
        emptyAction={<EverythingButton works={works} />}
        errorText={t`The titles could not be loaded`}
        skeleton={(isNextPage) => <TitlesSkeleton count={isNextPage ? 7 : 14} />}
      >
        {(edges) =>
          isByDate(asked.sort) ? <TitlesByYear edges={edges} /> : <Titles label={t`Titles`} edges={edges} />
        }
      </EndlessList>
    </section>
  );
}

function isByDate(sort: Works['asked']['sort']): boolean {
  return sort === undefined || sort === 'START_DATE' || sort === 'START_DATE_DESC';
}

function TitlesByYear({ edges }: { readonly edges: readonly StudioMediaEdge[] }) {
  return (
    <div className={`column ${classes.years}`}>
      {titlesByYear(edges).map((group) => (
        <div key={group.label}>
          <h3 className={classes.year}>{group.label}</h3>
          <Titles label={group.label} edges={group.edges} />
        </div>
      ))}
    </div>
  );
}

function Titles({ label, edges }: { readonly label: string; readonly edges: readonly StudioMediaEdge[] }) {
  return (
    <CardGrid label={label}>
      {edges.map(({ media, isMainStudio }) => {
        const card = cardOf(media);
        return (
          <MediaCard
            key={media.id}
            media={isMainStudio ? card : { ...card, facts: `${card.facts} · ${t`Assisting`}` }}
            to={mediaPath(media)}
          />
        );
      })}
    </CardGrid>
  );
}

function TitlesSkeleton({ count }: { readonly count: number }) {
  return (
    <CardGrid label={t`Titles`} busy>
      <MediaCardSkeletons count={count} />
    </CardGrid>
  );
}

function StudioSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={`page column ${classes.page}`} aria-busy="true">
      <PageTitle title={title} />
      <div className={headingClasses.heading}>
        <Skeleton width={180} height={13} />
        <h1 className={headingClasses.title}>
          <VisuallyHidden>{t`Loading ${title}`}</VisuallyHidden>
          <Skeleton width="min(320px, 100%)" height="1.05em" />
        </h1>
      </div>
      <TitlesSkeleton count={14} />
    </div>
  );
}

/** What a studio's titles are filtered and sorted by: the newest first, unless the URL says otherwise. */
export function studioQuery(params: WorksParams, isSignedIn: boolean) {
  return { ...worksQuery(params, isSignedIn), ...(params.main ? { isMain: true } : {}) };
}
