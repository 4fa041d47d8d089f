import { plural, t } from '@tsugi/i18n/macro';
import { SearchField } from '@tsugi/ui/components';
import { FilterBar, FilterTags } from '@tsugi/ui/filter-tags';
import { useTypedText } from '@tsugi/ui/url-state';
import { pillsOf, tagsOf } from './filter-pills.ts';
import { NO_FILTERS } from './params.ts';
import classes from './ScheduleControls.module.css';
import type { ScheduleState } from './use-schedule-state.ts';

interface ScheduleControlsProps {
  readonly state: ScheduleState;
  /** How many episodes are shown. Undefined while that is not known, and where there is nothing to filter. */
  readonly count: number | undefined;
}

const loadPanel = async () =>
  (await import(/* webpackChunkName: "schedule-filters" */ './FilterPanel.tsx')).FilterPanel;

/** Search, filters, time zone and delay, with how many episodes are shown. */
export function ScheduleControls({ state, count }: ScheduleControlsProps) {
  const { params, scope, settings, nowMs, isSignedIn, update } = state;
  const [text, setText] = useTypedText(params.q, (q) => update({ q }));
  const tags = tagsOf(params, scope);
  return (
    <div className={`column gap-3 ${classes.controls}`}>
      <div className={classes.row}>
        <SearchField
          className={classes.search}
          label={t`Search this week`}
          placeholder={t`Search this week`}
          value={text}
          onChange={setText}
        />
        <FilterBar
          className={classes.pills}
          pills={pillsOf(params, isSignedIn, settings)}
          load={loadPanel}
          panel={{ params, scope, settings, nowMs, count, onChange: update }}
        />
        <span className={`subdued ${classes.count}`} role="status">
          {count !== undefined && plural(count, { one: '# episode', other: '# episodes' })}
        </span>
      </div>
      {tags.length > 0 && (
        <FilterTags
          label={t`Filters that are set`}
          tags={tags}
          onRemove={({ without }) => update(without)}
          onClearAll={() => update(NO_FILTERS)}
        />
      )}
    </div>
  );
}
