import { FilterBar as Bar } from '@tsugi/ui/filter-tags';
import type { ComponentProps } from 'react';
import { pillsOf } from '../../../filters/filter-texts.ts';
import type { FilterPanel } from './FilterPanel.tsx';

interface FilterBarProps
  extends Pick<ComponentProps<typeof FilterPanel>, 'engine' | 'context' | 'searched' | 'count' | 'onChange'> {
  readonly open: string | undefined;
  readonly onOpenChange: (open: string | undefined) => void;
}

const loadPanel = async () =>
  (await import(/* webpackChunkName: "filter-panels" */ './FilterPanel.tsx')).FilterPanel;

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function FilterBar({ open, onOpenChange, ...panel }: FilterBarProps) {
  return (
    <Bar
      pills={pillsOf(panel.engine, panel.context)}
      load={loadPanel}
      panel={panel}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
