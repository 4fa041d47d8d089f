import { ChoiceList, DirectionToggle } from '@tsugi/ui/filters';
import { orderLabel, ordersOf } from '../../model/order.ts';
import { optionsOf } from './options-of.ts';
import type { PanelProps } from './panel-props.ts';

export function SortPanel(props: PanelProps) {
  const { engine, context, defaultOrder, onChange } = props;
  const { order, sort } = context.params;
  const isOffered = order !== undefined && engine.rules('order', order, context) === undefined;
  return (
    <>
      <DirectionToggle
        ascending={sort === 'ASC'}
        disabled={engine.rules('sort', 'ASC', context) !== undefined}
        onChange={(ascending) =>
          onChange((latest) => ({ ...latest, sort: ascending ? ('ASC' as const) : undefined }))
        }
      />
      <ChoiceList
        legend="Sort by"
        options={optionsOf(props, 'order', ordersOf(context.type), orderLabel)}
        value={isOffered ? order : defaultOrder}
        onChange={(next) => onChange((latest) => ({ ...latest, order: next }))}
        long
      />
    </>
  );
}
