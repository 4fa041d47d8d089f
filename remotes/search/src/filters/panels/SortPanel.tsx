import { SegmentedControl } from '@tsugi/ui/components';
import { orderLabel, ordersOf } from '../../query/order.ts';
import type { PanelProps } from './panel-props.ts';
import { RadioList } from './RadioList.tsx';

export function SortPanel({ type, params, defaultOrder, onChange }: PanelProps) {
  return (
    <>
      <SegmentedControl
        size="sm"
        label="Direction"
        value={params.sort ?? 'DESC'}
        onChange={(direction) =>
          onChange((latest) => ({ ...latest, sort: direction === 'ASC' ? direction : undefined }))
        }
        options={[
          { value: 'DESC', label: 'Descending' },
          { value: 'ASC', label: 'Ascending' },
        ]}
      />
      <RadioList
        legend="Sort by"
        options={ordersOf(type)}
        label={orderLabel}
        chosen={params.order ?? defaultOrder}
        onChange={(order) => onChange((latest) => ({ ...latest, order }))}
        isLong
      />
    </>
  );
}
