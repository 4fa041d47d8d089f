import { FilterDialog } from '@tsugi/ui/filters';
import type { ComponentType, ReactElement } from 'react';
import type { FilterName } from '../../../filters/filter-names.ts';
import {
  CountryPanel,
  FormatPanel,
  SeasonPanel,
  SourcePanel,
  StatusPanel,
} from '../../../filters/panels/EnumPanels.tsx';
import { GenresPanel } from '../../../filters/panels/GenresPanel.tsx';
import { MorePanel } from '../../../filters/panels/MorePanel.tsx';
import type { PanelProps } from '../../../filters/panels/panel-props.ts';
import { RatingPanel } from '../../../filters/panels/RatingPanel.tsx';
import { SitesPanel } from '../../../filters/panels/SitesPanel.tsx';
import { SortPanel } from '../../../filters/panels/SortPanel.tsx';
import { YearPanel } from '../../../filters/panels/YearPanel.tsx';
import type { SearchParams } from '../../../filters/params.ts';
import { countText, type ResultCount } from '../../../model/result-count.ts';
import { useCachedCount } from './use-cached-count.ts';

const PANELS: Readonly<Record<FilterName, ComponentType<PanelProps>>> = {
  genres: GenresPanel,
  year: YearPanel,
  season: SeasonPanel,
  format: FormatPanel,
  status: StatusPanel,
  rating: RatingPanel,
  country: CountryPanel,
  source: SourcePanel,
  sites: SitesPanel,
  more: MorePanel,
  sort: SortPanel,
};

export interface FilterPanelProps extends PanelProps {
  readonly name: FilterName;
  readonly label: string;
  /** The pill. */
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is searched now, and how many results it has. */
  readonly searched: SearchParams;
  readonly count: ResultCount | undefined;
}

/** A pill with its panel. */
export function FilterPanel(props: FilterPanelProps) {
  const { name, label, trigger, open, onOpenChange, searched, count, engine, context, onChange } = props;
  const Panel = PANELS[name];
  const isChanged = context.params !== searched;
  const cached = useCachedCount(engine, context, open && isChanged);
  const shown = countText(isChanged ? cached : count);
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={context.params}
      onRestore={(params) => onChange(() => params)}
      doneLabel={shown === undefined ? 'Show results' : `Show ${shown}`}
      size={name === 'genres' || name === 'more' ? 'lg' : 'sm'}
      align={name === 'sort' ? 'end' : 'start'}
    >
      <Panel engine={engine} context={context} defaultOrder={props.defaultOrder} onChange={onChange} />
    </FilterDialog>
  );
}
