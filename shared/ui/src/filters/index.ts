// The controls of a filter bar, loaded with the first one that is opened. They know no page: value, onChange, options.
export { type Bound, bindParam, type ChangeParams } from './bind-param.ts';
export { CheckList, type CheckListProps } from './CheckList.tsx';
export { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';
export { DirectionToggle, type DirectionToggleProps } from './DirectionToggle.tsx';
export { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';
export { type FilterOption, optionsOf } from './filter-option.ts';
export {
  type FilterOptionGroup,
  IncludeExcludeList,
  type IncludeExcludeListProps,
} from './IncludeExcludeList.tsx';
export { cycled, type IncludeExclude, type OptionState, stateOf } from './include-exclude.ts';
export { NumberRange, type NumberRangeProps } from './NumberRange.tsx';
export type { NumberBounds } from './number-bounds.ts';
export { OnOffFilter, type OnOffFilterProps } from './OnOffFilter.tsx';
export { ReleaseYearField, type ReleaseYearFieldProps } from './ReleaseYearField.tsx';
export { SortFilter, type SortFilterProps } from './SortFilter.tsx';
export { ValueSlider, type ValueSliderProps } from './ValueSlider.tsx';
export { type YearChoice, YearFilter, type YearFilterProps } from './YearFilter.tsx';
