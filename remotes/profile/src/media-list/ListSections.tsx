import { CardGrid, formatNumber, InView, MediaCard } from '@tsugi/ui/components';
import { useMemo, useState } from 'react';
import { countItems, takeItems } from './filter-sections.ts';
import type { ListSection } from './list-model.ts';
import classes from './MediaListPage.module.css';

/** Cards appear in steps of this many, as the end of the last step comes near. */
const STEP = 60;
const EAGER_COVERS = 12;

/** The sections one under the other. Give it a key per filter, so that a new result begins at its start. */
export function ListSections({ sections }: { readonly sections: readonly ListSection[] }) {
  const [shown, setShown] = useState(STEP);
  const visible = useMemo(() => takeItems(sections, shown), [sections, shown]);
  return (
    <div className={classes.sections}>
      {visible.map((section, index) => (
        <div key={section.name}>
          <h2 className={classes.title}>
            {section.name}{' '}
            <span className={classes.count}>{formatNumber(sections[index]?.items.length ?? 0)}</span>
          </h2>
          <CardGrid list label={`${section.name}, titles`}>
            {section.items.map((item, position) => (
              <li key={item.mediaId}>
                <MediaCard
                  media={item.card}
                  to={item.path}
                  priority={index === 0 && position < EAGER_COVERS}
                />
              </li>
            ))}
          </CardGrid>
        </div>
      ))}
      {shown < countItems(sections) && <InView onEnter={() => setShown((count) => count + STEP)} />}
    </div>
  );
}
