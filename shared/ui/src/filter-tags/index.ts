// A filter bar before one of its filters is opened; the controls in the panels are in ./filters.
export {
  FilterBar,
  type FilterBarProps,
  type FilterPanelFrame,
  type FilterPill,
} from '../filter-bar/FilterBar.tsx';
export { type FilterTag, FilterTags, type FilterTagsProps } from './FilterTags.tsx';
export { type RemovableTag, valueTags } from './value-tags.ts';
