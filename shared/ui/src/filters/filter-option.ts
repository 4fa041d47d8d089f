import type { ReactNode } from 'react';

/** One choice of a filter. */
export interface FilterOption<T extends string | number = string> {
  readonly value: T;
  readonly label: string;
  /** Of the label, if it is not that of the page: `en` for a name that a service gives. */
  readonly lang?: string | undefined;
  /** A tooltip that explains it. */
  readonly hint?: string | undefined;
  /** Stands before the label; decoration. */
  readonly icon?: ReactNode;
  /** A muted word after the label, for instance a language. */
  readonly note?: string | undefined;
  /** It cannot be chosen at present, and why. */
  readonly disabledReason?: string | undefined;
}

/** Options without more than a label. @param lang of the labels, if it is not that of the page */
export function optionsOf<T extends string | number>(
  values: readonly T[],
  label: (value: T) => string,
  lang?: string,
): readonly FilterOption<T>[] {
  return values.map((value) => ({ value, label: label(value), lang }));
}

/** The distinct reasons of the options that cannot be chosen, in the order of the options. */
export function reasonsOf(options: readonly FilterOption<string | number>[]): readonly string[] {
  return [...new Set(options.flatMap(({ disabledReason }) => disabledReason ?? []))];
}

/** The options whose label contains the text, in any case. */
export function matching<O extends { readonly label: string }>(
  options: readonly O[],
  text: string,
): readonly O[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted));
}
