import { useQuery } from '@tsugi/data';
import { useEffect, useEffectEvent } from 'react';
import type { SearchType } from '../model/values.ts';
import { externalLinkSources } from './panels/external-link-sources.query.ts';
import { type SitesText, sitesText } from './sites-text.ts';

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
