import { useQuery } from '@tsugi/data';
import { useEffect, useEffectEvent } from 'react';
import type { SearchType } from '../query/values.ts';
import { externalLinkSources } from './panels/external-link-sources.query.ts';

export interface SiteNamesProps {
  readonly type: SearchType;
  /** Told the names of sites by their ids once they are known; the response is stored for days. */
  readonly onNames: (names: ReadonlyMap<number, string>) => void;
}

/** Asks for the names of the sites that a search names; renders nothing. */
export function SiteNames({ type, onNames }: SiteNamesProps) {
  const { data: anime } = useQuery(externalLinkSources, type === 'manga' ? null : { mediaType: 'ANIME' });
  const { data: manga } = useQuery(externalLinkSources, type === 'anime' ? null : { mediaType: 'MANGA' });
  const tellNames = useEffectEvent(onNames);
  useEffect(() => {
    if (anime || manga)
      tellNames(new Map([...(anime ?? []), ...(manga ?? [])].map(({ id, site }) => [id, site])));
  }, [anime, manga]);
  return null;
}
