import type { FirstScreenFiles } from '@tsugi/contract';

/** The style sheets of a first screen: of its page, or its own. */
export function stylesOf({ style, styles = [] }: FirstScreenFiles): readonly string[] {
  return style ? [...styles, style] : styles;
}
