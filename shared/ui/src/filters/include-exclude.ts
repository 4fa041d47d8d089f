/** The options that are wanted, and those that are not; no option is in both. */
export interface IncludeExclude {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

export type OptionState = 'off' | 'included' | 'excluded';

export function stateOf({ included, excluded }: IncludeExclude, option: string): OptionState {
  if (included.includes(option)) return 'included';
  return excluded.includes(option) ? 'excluded' : 'off';
}

const NEXT: Readonly<Record<OptionState, OptionState>> = {
  off: 'included',
  included: 'excluded',
  excluded: 'off',
};

/** One press of an option: include, exclude, off; or the given state. */
export function cycled(
  value: IncludeExclude,
  option: string,
  next: OptionState = NEXT[stateOf(value, option)],
): IncludeExclude {
  const included = value.included.filter((other) => other !== option);
  const excluded = value.excluded.filter((other) => other !== option);
  return {
    included: next === 'included' ? [...included, option] : included,
    excluded: next === 'excluded' ? [...excluded, option] : excluded,
  };
}
