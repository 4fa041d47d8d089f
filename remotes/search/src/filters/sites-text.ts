/** How chosen sites are named. */
export interface SitesText {
  /** `Crunchyroll, Netflix +2` */
  readonly label: string;
  /** All names, where the label has not all of them. */
  readonly fullLabel: string | undefined;
  /** `Crunchyroll +3` */
  readonly pill: string;
}

/** So many letters of names stand on a tag. */
const MAX_LENGTH = 32;

/** @returns undefined when none of them has a known name; those that have none are counted with the others */
export function sitesText(ids: readonly number[], names: ReadonlyMap<number, string>): SitesText | undefined {
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const [first] = known;
  if (first === undefined) return undefined;
  let shown = first;
  let count = 1;
  for (const name of known.slice(1)) {
    if (shown.length + name.length + 2 > MAX_LENGTH) break;
    shown += `, ${name}`;
    count += 1;
  }
  const unknown = ids.length - known.length;
  const full = [...known, ...(unknown > 0 ? [unknown === 1 ? 'one more' : `${unknown} more`] : [])].join(
    ', ',
  );
  const withRest = (text: string, shownCount: number) =>
    shownCount < ids.length ? `${text} +${ids.length - shownCount}` : text;
  return {
    label: withRest(shown, count),
    fullLabel: count < ids.length ? full : undefined,
    pill: withRest(first, 1),
  };
}
