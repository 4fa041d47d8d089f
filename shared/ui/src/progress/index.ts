// The progress of an own entry. Each remote that shows one bundles it.
export { warmInput } from './load-input.ts';
export { ProgressField } from './ProgressField.tsx';
export { ProgressRow } from './ProgressRow.tsx';
export { ProgressRows, type ProgressRowsProps } from './ProgressRows.tsx';
export type { ProgressFieldProps } from './progress-field-props.ts';
export { type ProgressNoun, typedProgress } from './typed-progress.ts';
