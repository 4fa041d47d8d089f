// The texts that are sent: no parser is part of the bundle. `graphql-adapter.test.ts` compares them with the schema.

const PARTS = `fragment ThemeParts on AnimeTheme {
  id type sequence slug group { name }
  animethemeentries {
    id version episodes nsfw spoiler
    videos { nodes { id link resolution source nc audio { link } } }
  }
}
fragment SongParts on Song {
  id title { romaji native }
  performances(sort: [RELEVANCE]) { artist { slug name { main } } }
}`;

export const ANIME_THEMES = `query AnimeThemes($site: ResourceSite!, $id: [Int!]) {
  findAnimeByExternalSite(site: $site, id: $id) {
    title { romaji }
    animethemes { ...ThemeParts song { ...SongParts } }
  }
}
${PARTS}`;

export const THEME_ARTIST = `query ThemeArtist($slug: String!) {
  artist(slug: $slug) {
    slug name { main }
    images { nodes { facet link } }
    resources { nodes { siteLocalized link externalId } }
    performances { song { ...ArtistSong } }
    memberPerformances { song { ...ArtistSong } }
  }
}
fragment ArtistSong on Song {
  ...SongParts
  animethemes { ...ThemeParts anime { slug year title { romaji } } }
}
${PARTS}`;

const ANIME_IDS = 'fragment AnimeIds on Anime { slug resources(site: ANILIST) { nodes { externalId } } }';

/** One root for each of so many slugs, `$s0` and so on: no list of anime can be asked for by several slugs. */
export function animeIdsDocument(count: number): string {
  const places = Array.from({ length: count }, (_, index) => index);
  const variables = places.map((place) => `$s${place}: String!`).join(', ');
  const roots = places.map((place) => `a${place}: anime(slug: $s${place}) { ...AnimeIds }`).join(' ');
  return `query ThemeAnimeIds(${variables}) { ${roots} }\n${ANIME_IDS}`;
}
