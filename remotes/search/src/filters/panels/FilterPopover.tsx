import { Button } from '@tsugi/ui';
import { Popover } from '@tsugi/ui/popover';
import type { ComponentType, ReactElement } from 'react';
import type { FilterName } from '../filter-names.ts';
import { FormatPanel } from './FormatPanel.tsx';
import { GenresPanel } from './GenresPanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import classes from './Panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { SeasonPanel } from './SeasonPanel.tsx';
import { SortPanel } from './SortPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { YearPanel } from './YearPanel.tsx';

const PANELS: Readonly<Record<FilterName, ComponentType<PanelProps>>> = {
  genres: GenresPanel,
  year: YearPanel,
  season: SeasonPanel,
  format: FormatPanel,
  status: StatusPanel,
  more: MorePanel,
  sort: SortPanel,
};

const WIDE: readonly FilterName[] = ['genres', 'more'];

export interface FilterPopoverProps extends PanelProps {
  readonly name: FilterName;
  readonly label: string;
  /** The pill. */
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A pill with its panel. */
export function FilterPopover({ name, label, trigger, open, onOpenChange, ...panel }: FilterPopoverProps) {
  const Panel = PANELS[name];
  return (
    <Popover
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      align={name === 'sort' ? 'end' : 'start'}
    >
      <div className={classes.panel} data-wide={WIDE.includes(name) ? '' : undefined}>
        <Panel {...panel} />
        <div className={classes.foot}>
          <Button size="sm" onClick={panel.close}>
            Show results
          </Button>
        </div>
      </div>
    </Popover>
  );
}
