import { GENRES } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { Switch } from '@tsugi/ui/components';
import type { FilterPanelFrame } from '@tsugi/ui/filter-tags';
import { CheckList, ChoiceList, FilterDialog, optionsOf, SortFilter } from '@tsugi/ui/filters';
import { GROUPS, type SeasonFilterName, type SeasonParams, SORTS } from './params.ts';
import { groupLabel, showLabel, sortLabel } from './season-labels.ts';

export interface SeasonFilters {
  readonly params: SeasonParams;
  /** How many titles are shown, undefined while that is not known. */
  readonly shown: number | undefined;
  /** Why titles cannot be sorted by how they fit; undefined when they can. */
  readonly fitReason: string | undefined;
  readonly onChange: (changes: Partial<SeasonParams>) => void;
}

/** One filter with its choices: a popover, on touch a sheet with Cancel and Ok. */
export function SeasonPanel(props: SeasonFilters & FilterPanelFrame<SeasonFilterName>) {
  const { name, label, trigger, open, onOpenChange, params, shown, onChange } = props;
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={params}
      onRestore={onChange}
      doneLabel={
        shown === undefined ? t`Done` : plural(shown, { one: 'Show # title', other: 'Show # titles' })
      }
      align={name === 'sort' ? 'end' : 'start'}
    >
      <Choices {...props} />
    </FilterDialog>
  );
}

function Choices({
  name,
  label,
  params,
  fitReason,
  onChange,
}: SeasonFilters & FilterPanelFrame<SeasonFilterName>) {
  switch (name) {
    case 'genre':
      return (
        <CheckList
          legend={label}
          search={t`Find a genre`}
          options={optionsOf(GENRES, (genre) => genre)}
          value={params.genre}
          onChange={(genre) => onChange({ genre })}
        />
      );
    case 'group':
      return (
        <CheckList
          legend={label}
          options={optionsOf(GROUPS, groupLabel)}
          value={params.group}
          onChange={(group) => onChange({ group })}
        />
      );
    case 'show':
      return (
        <>
          <Switch
            label={t`Skipped titles too`}
            checked={params.skipped}
            onChange={(skipped) => onChange({ skipped })}
          />
          <ChoiceList
            legend={label}
            anyLabel={t`All titles`}
            options={optionsOf(['undecided', 'listed'] as const, showLabel)}
            value={params.show}
            onChange={(show) => onChange({ show })}
          />
        </>
      );
    case 'sort':
      return (
        <SortFilter
          options={optionsOf(SORTS, sortLabel).map((option) =>
            option.value === 'fit' ? { ...option, disabledReason: fitReason } : option,
          )}
          value={params.sort}
          onChange={(sort) => onChange({ sort })}
          reverse={params.reverse}
          onReverse={(reverse) => onChange({ reverse })}
        />
      );
  }
}
