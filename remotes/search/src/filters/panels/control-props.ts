import type { ChangeParams } from '@tsugi/ui/filters';
import type { AnyFilter, FilterContext, SearchEngine, SearchParams } from '../params.ts';

/** What the control of a filter gets. */
export interface ControlProps {
  readonly filter: AnyFilter;
  readonly engine: SearchEngine;
  /** The search with what is chosen in the panel. */
  readonly context: FilterContext;
  /** What contradicts itself afterwards is settled. */
  readonly onChange: ChangeParams<SearchParams>;
}
