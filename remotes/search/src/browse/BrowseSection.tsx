import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { PanelBoundary } from '@tsugi/ui/components';
import { useId } from 'react';
import { CardRow } from '../card/CardRow.tsx';
import { SectionHead } from '../card/SectionHead.tsx';
import classes from './Browse.module.css';
import { RankedList } from './RankedList.tsx';
import type { BrowseSection as Section } from './sections.ts';

interface BrowseSectionProps {
  readonly section: Section;
  /** Undefined while they are on their way. */
  readonly items: readonly MediaCardData[] | undefined;
  readonly priority: boolean;
}

export function BrowseSection({ section, items, priority }: BrowseSectionProps) {
  const headingId = useId();
  const { title, to, isRanked } = section;
  if (items?.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} to={to} />
      <PanelBoundary message={`${title} error`}>
        {isRanked ? (
          <RankedList label={title} items={items} />
        ) : (
          <CardRow label={title} items={items} priority={priority} />
        )}
      </PanelBoundary>
    </section>
  );
}
