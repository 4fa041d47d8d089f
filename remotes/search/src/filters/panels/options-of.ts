import type { FilterOption } from '@tsugi/ui/filters';
import type { FilterKey, FilterValue } from '../engine-rules.ts';
import type { PanelProps } from './panel-props.ts';

/** Values of one filter as options, each with the reason when the engine cannot carry it out. */
export function optionsOf<K extends FilterKey, T extends FilterValue<K> & (string | number)>(
  { engine, context }: PanelProps,
  key: K,
  values: readonly T[],
  label: (value: T) => string,
): readonly FilterOption<T>[] {
  return values.map((value) => ({
    value,
    label: label(value),
    disabledReason: engine.rules(key, value, context),
  }));
}
