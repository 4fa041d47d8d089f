import { t } from '@tsugi/i18n/macro';
import { SegmentedControl } from '@tsugi/ui/components';
import classes from './ActivityFilters.module.css';
import { type ActivityFilter, SCOPES, TYPES } from './activity-filter.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

export interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

/** Whose activities, and of which kind: all five names in sight. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  return (
    <div className={`row wrap ${classes.filters}`}>
      <SegmentedControl
        label={t`Whose activities`}
        size="sm"
        className={classes.scope}
        value={filter.scope}
        options={SCOPES}
        onChange={(scope) => onChange({ ...filter, scope })}
      />
      <ChoiceChips
        label={t`Kind of activity`}
        value={filter.type}
        options={TYPES}
        onChange={(type) => onChange({ ...filter, type })}
      />
    </div>
  );
}
