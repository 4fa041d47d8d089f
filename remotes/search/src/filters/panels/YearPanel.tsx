import { YearFilter } from '@tsugi/ui/filters';
import { FIRST_YEAR, lastYear } from '../../model/values.ts';
import type { PanelProps } from './panel-props.ts';

export function YearPanel({ engine, context, onChange }: PanelProps) {
  const { year, startYear, endYear } = context.params;
  return (
    <YearFilter
      min={FIRST_YEAR}
      max={lastYear()}
      value={{ year, from: startYear, to: endYear }}
      onChange={({ year, from, to }) =>
        onChange((latest) => ({ ...latest, year, startYear: from, endYear: to }))
      }
      disabledReason={engine.rules('year', FIRST_YEAR, context)}
    />
  );
}
