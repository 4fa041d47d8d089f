/** So many letters of names stand on a tag. */
const MAX_LENGTH = 32;

export interface SitesText {
  /** `Crunchyroll, Netflix +2`; `2 sites` while their names are unknown. */
  readonly short: string;
  /** All names, where `short` has not all of them. */
  readonly full: string | undefined;
}

/** How the chosen sites are named; undefined when none is chosen. Sites without a known name are counted. */
export function sitesText(
  ids: readonly number[],
  names: ReadonlyMap<number, string> | undefined,
): SitesText | undefined {
  if (ids.length === 0) return undefined;
  const known = ids.flatMap((id) => names?.get(id) ?? []);
  const [first] = known;
  if (first === undefined)
    return { short: ids.length === 1 ? 'One site' : `${ids.length} sites`, full: undefined };
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
  return count === ids.length
    ? { short: shown, full: undefined }
    : { short: `${shown} +${ids.length - count}`, full };
}
