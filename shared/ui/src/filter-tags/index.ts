export { type FilterTag, FilterTags, type FilterTagsProps } from './FilterTags.tsx';
