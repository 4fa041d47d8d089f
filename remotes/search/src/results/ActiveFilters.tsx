import { Chip } from '@tsugi/ui/components';
import { type ActiveFilter, activeFilters, withoutFilters } from '../filters/active-filters.ts';
import type { SearchParams } from '../query/params.ts';
import type { SearchType } from '../query/values.ts';
import classes from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  readonly type: SearchType;
  readonly params: SearchParams;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

/** The filters that are set, each with its way out. Nothing when none is. */
export function ActiveFilters({ type, params, onChange }: ActiveFiltersProps) {
  const filters = activeFilters(params, type);
  if (filters.length === 0) return null;
  return (
    <ul className={`bleed ${classes.filters}`} aria-label="Filters">
      {filters.map((filter) => (
        <li key={filter.key}>
          <Chip
            excluded={filter.excluded}
            onRemove={() => onChange((latest) => removed(latest, type, filter))}
          >
            {filter.label}
          </Chip>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange(withoutFilters)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

/** The latest search may be newer than the rendered one; the filter is found in it by its key. */
function removed(latest: SearchParams, type: SearchType, filter: ActiveFilter): SearchParams {
  return activeFilters(latest, type).find((one) => one.key === filter.key)?.without ?? latest;
}
