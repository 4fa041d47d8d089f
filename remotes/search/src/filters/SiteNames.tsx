import { useQuery } from '@tsugi/data';
import { plural } from '@tsugi/i18n/macro';
import { joinItems } from '@tsugi/ui/components';
import { useEffect, useEffectEvent } from 'react';
import type { SearchType } from '../model/values.ts';
import { externalLinkSources } from './external-link-sources.query.ts';

/** How chosen sites are named. */
export interface SitesText {
  /** `Crunchyroll, Netflix +2` */
  readonly label: string;
  /** All names, where the label has not all of them. */
  readonly fullLabel: string | undefined;
  /** `Crunchyroll +3` */
  readonly pill: string;
}

export interface SiteNamesProps {
  readonly type: SearchType;
  /** Told how sites are named once their names are known; the response is stored for days. */
  readonly onKnown: (nameSites: (ids: readonly number[]) => SitesText | undefined) => void;
}

/** Asks for the names of the sites that a search names; renders nothing. */
export function SiteNames({ type, onKnown }: SiteNamesProps) {
  const { data: anime } = useQuery(externalLinkSources, type === 'manga' ? null : { mediaType: 'ANIME' });
  const { data: manga } = useQuery(externalLinkSources, type === 'anime' ? null : { mediaType: 'MANGA' });
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (!anime && !manga) return;
    const names = new Map([...(anime ?? []), ...(manga ?? [])].map(({ id, site }) => [id, site]));
    tell((ids) => sitesText(ids, names));
  }, [anime, manga]);
  return null;
}

/** So many letters of names stand on a tag. */
const MAX_LENGTH = 32;

/** @returns undefined when none of them has a known name; those that have none are counted with the others */
export function sitesText(ids: readonly number[], names: ReadonlyMap<number, string>): SitesText | undefined {
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const [first] = known;
  if (first === undefined) return undefined;
  let count = 1;
  for (let length = first.length; count < known.length; count += 1) {
    length += (known[count]?.length ?? 0) + 2;
    if (length > MAX_LENGTH) break;
  }
  const unknown = ids.length - known.length;
  const withRest = (text: string, shownCount: number) =>
    shownCount < ids.length ? `${text} +${ids.length - shownCount}` : text;
  return {
    label: withRest(joinItems(known.slice(0, count)), count),
    fullLabel:
      count < ids.length
        ? joinItems([
            ...known,
            ...(unknown > 0 ? [plural(unknown, { one: 'one more', other: '# more' })] : []),
          ])
        : undefined,
    pill: withRest(first, 1),
  };
}
