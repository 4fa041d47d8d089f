/** The places of the main navigation, and which addresses belong to each. */
export interface NavPlace {
  readonly label: string;
  readonly to: string;
  readonly covers: RegExp;
}

export const navPlaces: readonly NavPlace[] = [
  { label: 'Home', to: '/', covers: /^\/$/ },
  { label: 'Anime', to: '/browse/anime', covers: /^\/(?:browse\/anime|(?:ani|mal)\/anime)(?:\/|$)/ },
  { label: 'Manga', to: '/browse/manga', covers: /^\/(?:browse\/manga|(?:ani|mal)\/manga)(?:\/|$)/ },
  { label: 'Search', to: '/browse/media', covers: /^\/(?:browse\/media|search)(?:\/|$)/ },
  { label: 'Compare', to: '/compare/anime', covers: /^\/compare(?:\/|$)/ },
];

/** `aria-current` for a place while this address is shown. */
export function currentMark(place: Pick<NavPlace, 'covers'>, pathname: string): 'page' | undefined {
  return place.covers.test(pathname) ? 'page' : undefined;
}
