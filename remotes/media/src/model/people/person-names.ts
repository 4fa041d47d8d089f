import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';

export interface NamesSource {
  readonly userPreferred: string | null;
  readonly full: string | null;
  readonly native: string | null;
  readonly alternative: readonly (string | null)[] | null;
  readonly alternativeSpoiler?: readonly (string | null)[] | null;
}

export interface PersonNames {
  readonly title: string;
  /** The other names, each once: in full, in the own script, then alternative ones. */
  readonly others: readonly string[];
  /** Names that tell something of the story. */
  readonly spoilers: readonly string[];
}

/** How someone is called. An id stands in should every name be missing. */
export function personNames(id: number, name: NamesSource | null): PersonNames {
  const title = name?.userPreferred || name?.full || name?.native || t`No. ${id}`;
  const seen = new Set([title]);
  const fresh = (names: readonly (string | null | undefined)[]) =>
    present(names)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !seen.has(one) && seen.add(one));
  return {
    title,
    others: fresh([name?.full, name?.native, ...present(name?.alternative)]),
    spoilers: fresh(present(name?.alternativeSpoiler)),
  };
}
