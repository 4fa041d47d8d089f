/**
 * `over-start`, `over-end`: the field and its buttons lie over what is beside the number, from its start or its end on, and over what
 * is above it, so that nothing moves; `down-start`: over what is below it. `row`: the field takes the place of the number.
 */
export type ProgressLayout = 'over-start' | 'over-end' | 'down-start' | 'row';
