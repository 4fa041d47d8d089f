import { select, t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { FailureState, PanelBoundary, useBelowTheFold, useMediaQuery } from '@tsugi/ui/components';
import { type ComponentProps, type ComponentType, useMemo } from 'react';
import { type SearchType, searchType } from '../../model/values.ts';
import { useBundle } from '../../widgets/trending/bundle.ts';
import { CardRow } from '../../widgets/trending/CardRow.tsx';
import { TrendingSection } from '../../widgets/trending/TrendingSection.tsx';
import classes from './Browse.module.css';
import { BrowseSearch } from './BrowseSearch.tsx';
import { RankedList } from './RankedList.tsx';
import { sectionsOf } from './sections.ts';

/** /browse/:type */
export function BrowsePage() {
  const type = searchType(useParams().type);
  return <BrowseContent key={type} type={type} />;
}

function BrowseContent({ type }: { readonly type: SearchType }) {
  const sections = useMemo(() => sectionsOf(type, new Date()), [type]);
  const bundle = useBundle(type);
  const hasAllSections = useBelowTheFold();
  // What most windows show before they are scrolled: on a phone a section is lower.
  const first = useMediaQuery('(width < 48em)') ? 3 : 2;
  const title = select(type, { anime: 'Discover anime', manga: 'Discover manga', other: 'Discover' });
  return (
    <div className="page">
      <PageTitle title={title} />
      <div className={`grid gap-4 ${classes.head}`}>
        <h1>{title}</h1>
        <BrowseSearch type={type} />
      </div>
      {bundle.error && !bundle.data ? (
        <FailureState
          failure={bundle.error}
          title={t`The collections could not be loaded`}
          onRetry={bundle.retry}
        />
      ) : (
        sections
          .slice(0, hasAllSections ? undefined : first)
          .map(({ isRanked, ...section }, index) => (
            <TrendingSection
              key={section.header}
              {...section}
              className={classes.section}
              bundle={bundle}
              priority={index === 0}
              List={isRanked ? Ranked : Row}
            />
          ))
      )}
    </div>
  );
}

const Ranked = guarded(RankedList);
const Row = guarded(CardRow);

function guarded(List: ComponentType<ComponentProps<typeof CardRow>>) {
  return (props: ComponentProps<typeof CardRow>) => (
    <PanelBoundary message={t`${{ label: props.label }} error`}>
      <List {...props} />
    </PanelBoundary>
  );
}
