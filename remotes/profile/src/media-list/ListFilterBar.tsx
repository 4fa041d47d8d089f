import { toast } from '@tsugi/ui';
import { Pill } from '@tsugi/ui/components';
import { type ComponentType, useState } from 'react';
import type { FilterName, FilterPanelProps, ListFilterBarProps } from './filter-bar-props.ts';
import { sortLabel } from './filter-labels.ts';
import { SWITCHES } from './list-filter.ts';
import classes from './MediaListPage.module.css';

const loadPanel = () => import(/* webpackChunkName: "list-filters" */ './FilterPanel.tsx');

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { filter } = props;
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps>>();
  const [open, setOpen] = useState<FilterName>();

  const load = (name: FilterName) =>
    loadPanel().then(
      (module) => {
        setPanel(() => module.FilterPanel);
        setOpen(name);
      },
      () => toast({ tone: 'error', title: 'The filters could not be loaded', body: 'Please press again.' }),
    );

  const pills: readonly { name: FilterName; label: string; count?: number; value?: string | undefined }[] = [
    { name: 'genre', label: 'Genres', count: filter.genre.length },
    { name: 'format', label: 'Format', count: filter.format.length },
    { name: 'userStatus', label: 'List status', count: filter.userStatus.length },
    { name: 'status', label: 'Status', count: filter.status.length },
    { name: 'tag', label: 'Tags', count: filter.tag.length },
    { name: 'studio', label: 'Studios', count: filter.studio.length },
    {
      name: 'year',
      label: 'Year',
      value: filter.year === undefined ? undefined : filter.year === 0 ? 'none' : `${filter.year}`,
    },
    {
      name: 'more',
      label: 'More',
      count: filter.countryOfOrigin.length + SWITCHES.filter((name) => filter[name] !== undefined).length,
    },
    { name: 'sort', label: 'Sort by', value: `${sortLabel(filter.sort)} ${filter.reverse ? '↑' : '↓'}` },
  ];

  return (
    <section className={`bleed ${classes.filters}`} aria-label="Filters and order">
      {pills.map(({ name, ...look }) => {
        const pill = (
          <Pill
            key={name}
            {...look}
            className={name === 'sort' ? classes.sort : undefined}
            {...(Panel
              ? {}
              : {
                  'aria-haspopup': 'dialog' as const,
                  'aria-expanded': false,
                  // Only fetches: a pill that is replaced under the pointer would miss the press.
                  onPointerEnter: () => void loadPanel().catch(() => undefined),
                  onClick: () => void load(name),
                })}
          />
        );
        if (!Panel) return pill;
        return (
          <Panel
            key={name}
            {...props}
            name={name}
            label={look.label}
            trigger={pill}
            open={open === name}
            onOpenChange={(isOpen) => setOpen(isOpen ? name : undefined)}
          />
        );
      })}
    </section>
  );
}
