import { useQuery } from '@tsugi/data';
import { useParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { FailureState, useBelowTheFold } from '@tsugi/ui/components';
import { useMemo } from 'react';
import { nounOf } from '../../model/header.ts';
import { type SearchType, searchType } from '../../model/values.ts';
import { bundleVariables } from '../../widgets/trending/bundle.ts';
import { trendingBundle } from '../../widgets/trending/trending.query.ts';
import classes from './Browse.module.css';
import { BrowseSearch } from './BrowseSearch.tsx';
import { BrowseSection } from './BrowseSection.tsx';
import { sectionsOf } from './sections.ts';

/** What most windows show before they are scrolled. */
const FIRST_SECTIONS = 3;

/** /browse/:type */
export function BrowsePage() {
  const type = searchType(useParams().type);
  return <BrowseContent key={type} type={type} />;
}

function BrowseContent({ type }: { readonly type: SearchType }) {
  const sections = useMemo(() => sectionsOf(type, new Date()), [type]);
  const variables = useMemo(() => bundleVariables(type, new Date()), [type]);
  const bundle = useQuery(trendingBundle, variables);
  const hasAllSections = useBelowTheFold();
  const title = type === 'media' ? 'Discover' : `Discover ${nounOf(type)}`;
  return (
    <div className="page">
      <PageTitle title={title} />
      <div className={classes.head}>
        <h1>{title}</h1>
        <BrowseSearch type={type} />
      </div>
      {bundle.error && !bundle.data ? (
        <FailureState
          failure={bundle.error}
          title="The collections could not be loaded"
          onRetry={bundle.retry}
        />
      ) : (
        (hasAllSections ? sections : sections.slice(0, FIRST_SECTIONS)).map((section, index) => (
          <BrowseSection key={section.header} section={section} bundle={bundle} priority={index === 0} />
        ))
      )}
    </div>
  );
}
