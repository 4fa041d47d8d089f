import { COUNTRIES } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { countryLabel, listStatusLabel, mediaFormatLabel, Switch } from '@tsugi/ui/components';
import type { FilterPanelFrame } from '@tsugi/ui/filter-tags';
import { CheckList, FilterDialog, optionsOf } from '@tsugi/ui/filters';
import { chooseDelay, chooseZone, type TimeSettings } from '../../model/time-settings.ts';
import { DelayField } from './DelayField.tsx';
import type { FilterName } from './filter-pills.ts';
import { FORMATS, type ScheduleParams, type Scope } from './params.ts';
import { ZoneField } from './ZoneField.tsx';

export interface FilterPanelProps extends FilterPanelFrame<FilterName> {
  readonly params: ScheduleParams;
  readonly scope: Scope;
  readonly settings: TimeSettings;
  readonly nowMs: number;
  /** How many episodes the week shows, undefined while that is not known. */
  readonly count: number | undefined;
  readonly onChange: (changes: Partial<ScheduleParams>) => void;
}

/** A filter, or how times are shown: a popover, on touch a sheet with Cancel and Ok. */
export function FilterPanel(props: FilterPanelProps) {
  const { name, label, trigger, open, onOpenChange, params, settings, count, onChange } = props;
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={{ params, settings }}
      onRestore={(before) => {
        onChange(before.params);
        chooseZone(before.settings.zone);
        chooseDelay(before.settings.delayMinutes);
      }}
      doneLabel={
        name === 'zone' || name === 'delay' || count === undefined
          ? t`Done`
          : plural(count, { one: 'Show # episode', other: 'Show # episodes' })
      }
    >
      <Choices {...props} />
    </FilterDialog>
  );
}

function Choices({ name, label, params, scope, settings, nowMs, onChange }: FilterPanelProps) {
  switch (name) {
    case 'format':
      return (
        <CheckList
          legend={label}
          options={optionsOf(FORMATS, mediaFormatLabel)}
          value={params.format}
          onChange={(format) => onChange({ format })}
        />
      );
    case 'country':
      return (
        <CheckList
          legend={label}
          options={optionsOf(COUNTRIES, countryLabel)}
          value={params.country}
          onChange={(country) => onChange({ country })}
        />
      );
    case 'also':
      return (
        <>
          {scope === 'mine' && (
            <CheckList
              legend={t`Show also`}
              showLegend
              options={optionsOf(['PLANNING', 'PAUSED'] as const, (status) =>
                listStatusLabel(status, 'ANIME'),
              )}
              value={params.also}
              onChange={(also) => onChange({ also })}
            />
          )}
          <Switch
            label={t`Hide what I have seen`}
            checked={params.hideSeen}
            onChange={(hideSeen) => onChange({ hideSeen })}
          />
        </>
      );
    case 'zone':
      return <ZoneField zone={settings.zone} nowMs={nowMs} onChange={chooseZone} />;
    case 'delay':
      return <DelayField minutes={settings.delayMinutes} onChange={chooseDelay} />;
  }
}
