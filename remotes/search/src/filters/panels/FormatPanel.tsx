import { formatsOf } from '../../query/values.ts';
import { labels } from '../labels.ts';
import { CheckList } from './CheckList.tsx';
import type { PanelProps } from './panel-props.ts';

export function FormatPanel({ type, params, onChange }: PanelProps) {
  return (
    <CheckList
      legend="Format"
      options={formatsOf(type)}
      label={labels.format}
      chosen={params.format}
      onChange={(format) => onChange((latest) => ({ ...latest, format }))}
    />
  );
}
