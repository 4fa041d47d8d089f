import type { FilterTag } from './FilterTags.tsx';

/** A filter that is set, with the change that takes it away. */
export interface RemovableTag<F> extends FilterTag {
  readonly without: Partial<F>;
}

type ListMember<F> = { [N in keyof F]: F[N] extends readonly string[] ? N : never }[keyof F] & string;

/** One tag for each value of a member of a filter that takes several. @param lang of the labels, if it is not that of the page */
export function valueTags<F>(
  filter: F,
  name: ListMember<F>,
  label: (value: string) => string = (value) => value,
  lang?: string,
): readonly RemovableTag<F>[] {
  // The members of these names are such lists.
  const values = filter[name] as readonly string[];
  return values.map((value) => ({
    key: `${name}/${value}`,
    label: label(value),
    lang,
    // One member of the filter, of its own type.
    without: { [name]: values.filter((other) => other !== value) } as Partial<F>,
  }));
}
