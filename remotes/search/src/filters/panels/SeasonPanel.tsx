import { SEASONS } from '../../query/values.ts';
import { labels } from '../labels.ts';
import type { PanelProps } from './panel-props.ts';
import { RadioList } from './RadioList.tsx';

export function SeasonPanel({ params, onChange }: PanelProps) {
  return (
    <RadioList
      legend="Season"
      options={SEASONS}
      label={labels.season}
      anyLabel="Any season"
      chosen={params.season}
      onChange={(season) => onChange((latest) => ({ ...latest, season }))}
    />
  );
}
