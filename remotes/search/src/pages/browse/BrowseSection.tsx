import type { QueryState } from '@tsugi/data';
import { MissingParts, PanelBoundary } from '@tsugi/ui/components';
import { useId } from 'react';
import { CardRow } from '../../widgets/trending/CardRow.tsx';
import { isMissing, MissingSection, missingWithin } from '../../widgets/trending/MissingSection.tsx';
import { SectionHead } from '../../widgets/trending/SectionHead.tsx';
import type { TrendingBundle } from '../../widgets/trending/trending.query.ts';
import classes from './Browse.module.css';
import { RankedList } from './RankedList.tsx';
import type { BrowseSection as Section } from './sections.ts';

interface BrowseSectionProps {
  readonly section: Section;
  /** All sections of the page. */
  readonly bundle: QueryState<TrendingBundle>;
  readonly priority: boolean;
}

/** One collection. One that the service could not give says so in its place. */
export function BrowseSection({ section, bundle, priority }: BrowseSectionProps) {
  const headingId = useId();
  const { title, to, isRanked } = section;
  const items = bundle.data?.[section.header];
  const missing = missingWithin(bundle, section.header);
  if (items?.length === 0 && missing.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} to={to} />
      <PanelBoundary message={`${title} error`}>
        <MissingParts missing={missing} onRetry={bundle.retry} />
        {isMissing(bundle, section.header) ? (
          <MissingSection title={title} onRetry={bundle.retry} />
        ) : isRanked ? (
          <RankedList label={title} items={items} />
        ) : (
          <CardRow label={title} items={items} priority={priority} />
        )}
      </PanelBoundary>
    </section>
  );
}
