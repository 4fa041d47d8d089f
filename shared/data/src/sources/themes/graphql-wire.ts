// The GraphQL form as it is on the wire, as far as `graphql-documents.ts` selects it.

import type { Artist, Theme, ThemeEntry, ThemeVideo } from './anime-themes.ts';

export interface WireConnection<T> {
  readonly nodes: readonly T[];
}

export interface WireVideo extends Omit<ThemeVideo, 'audioLink'> {
  /** Never null by the schema; a file without it still plays. */
  readonly audio: { readonly link: string } | null;
}

export interface WireEntry extends Omit<ThemeEntry, 'videos'> {
  readonly videos: WireConnection<WireVideo>;
}

export interface WireSong {
  readonly id: number;
  readonly title: { readonly romaji: string | null; readonly native: string | null };
  /** One for each artist; of a group, one for each member that sings. */
  readonly performances: readonly {
    readonly artist: { readonly slug: string; readonly name: { readonly main: string } };
  }[];
}

export interface WireTheme extends Pick<Theme, 'id' | 'type' | 'slug'> {
  readonly sequence: number | null;
  readonly group: { readonly name: string } | null;
  readonly animethemeentries: readonly WireEntry[];
}

export interface WireAnime {
  readonly title: { readonly romaji: string };
  readonly animethemes: readonly (WireTheme & { readonly song: WireSong | null })[];
}

export interface WireArtistSong extends WireSong {
  readonly animethemes: readonly (WireTheme & {
    readonly anime: {
      readonly slug: string;
      readonly year: number | null;
      readonly title: { readonly romaji: string };
    };
  })[];
}

export interface WireArtist extends Pick<Artist, 'slug'> {
  readonly name: { readonly main: string };
  readonly images: WireConnection<{ readonly facet: string; readonly link: string }>;
  readonly resources: WireConnection<{
    readonly siteLocalized: string;
    readonly link: string;
    readonly externalId: number | null;
  }>;
  readonly performances: readonly { readonly song: WireArtistSong }[];
  /** What the artist sings as a member of a group. */
  readonly memberPerformances: readonly { readonly song: WireArtistSong }[];
}

/** By root: `a0`, `a1` … Null for a slug that the service does not have. */
export type WireAnimeIds = Readonly<
  Record<
    string,
    {
      readonly slug: string;
      readonly resources: WireConnection<{ readonly externalId: number | null }>;
    } | null
  >
>;
