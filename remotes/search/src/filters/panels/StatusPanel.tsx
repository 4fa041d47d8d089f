import { STATUSES } from '../../query/values.ts';
import { labels } from '../labels.ts';
import { CheckList } from './CheckList.tsx';
import type { PanelProps } from './panel-props.ts';

export function StatusPanel({ params, onChange }: PanelProps) {
  return (
    <CheckList
      legend="Status"
      options={STATUSES}
      label={labels.status}
      chosen={params.status}
      onChange={(status) => onChange((latest) => ({ ...latest, status }))}
    />
  );
}
