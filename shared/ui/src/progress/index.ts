// The progress of an own entry. Each remote that shows one bundles it.
export { ProgressField, type ProgressFieldProps } from './ProgressField.tsx';
export { ProgressRow } from './ProgressRow.tsx';
export type { ProgressNoun } from './typed-progress.ts';
