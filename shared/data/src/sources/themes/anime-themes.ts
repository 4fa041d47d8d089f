/** One file of a theme's video. */
export interface ThemeVideo {
  readonly id: number;
  readonly link: string;
  /** Lines of the picture: 720, 1080. */
  readonly resolution: number | null;
  /** Where it was taken from: BD, DVD, WEB … */
  readonly source: string | null;
  /** Without credits. */
  readonly nc: boolean;
  readonly audioLink: string | null;
}

/** One version of a theme. */
export interface ThemeEntry {
  readonly id: number;
  readonly version: number | null;
  /** "1-12", or null. */
  readonly episodes: string | null;
  readonly spoiler: boolean;
  readonly nsfw: boolean;
  readonly videos: readonly ThemeVideo[];
}

export interface ThemeArtist {
  readonly slug: string;
  readonly name: string;
}

/** An opening, an ending or an insert song. */
export interface Theme {
  readonly id: number;
  /** "OP1", "ED2". */
  readonly slug: string;
  readonly type: string;
  /** Which of several renderings of one theme this is: "English Version". */
  readonly group: string | null;
  readonly song: { readonly title: string | null; readonly artists: readonly ThemeArtist[] };
  readonly entries: readonly ThemeEntry[];
  /** Set where themes of several anime stand together. */
  readonly anime: { readonly name: string; readonly slug: string; readonly year: number | null } | null;
}

/** Empty lists for an anime that the service does not have. */
export interface AnimeThemes {
  readonly name: string | null;
  readonly themes: readonly Theme[];
}

/** The tracker's id by the slug of an anime in the themes service. */
export type AnimeIds = Readonly<Record<string, number>>;

export interface Artist {
  readonly slug: string;
  readonly name: string;
  /** The large picture first. */
  readonly images: readonly string[];
  readonly resources: readonly {
    readonly site: string;
    readonly link: string;
    readonly externalId: number | null;
  }[];
  readonly songs: readonly {
    readonly id: number;
    readonly title: string | null;
    readonly themes: readonly Theme[];
  }[];
}
