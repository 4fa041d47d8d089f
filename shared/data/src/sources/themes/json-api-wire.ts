// The JSON:API form as it is on the wire. Relations are there when `include` names them.

export interface WireVideo {
  readonly id: number;
  readonly link: string;
  readonly resolution?: number | null;
  readonly source?: string | null;
  readonly nc?: boolean;
  readonly audio?: { readonly link?: string } | null;
}

export interface WireEntry {
  readonly id: number;
  readonly version?: number | null;
  readonly episodes?: string | null;
  readonly spoiler?: boolean;
  readonly nsfw?: boolean;
  readonly videos?: readonly WireVideo[];
}

export interface WireTheme {
  readonly id: number;
  readonly type?: string | null;
  readonly sequence?: number | null;
  readonly slug?: string | null;
  readonly group?: { readonly name?: string | null } | null;
  readonly song?: {
    readonly title?: string | null;
    readonly artists?: readonly { readonly name: string; readonly slug: string }[];
  } | null;
  readonly animethemeentries?: readonly WireEntry[];
  readonly anime?: { readonly name: string; readonly slug: string; readonly year?: number | null } | null;
}

export interface WireResource {
  readonly link: string;
  readonly site?: string | null;
  readonly external_id?: number | null;
}

export interface WireAnime {
  readonly name: string;
  readonly slug: string;
  readonly animethemes?: readonly WireTheme[];
  readonly resources?: readonly WireResource[];
}

export interface WireArtist {
  readonly name: string;
  readonly slug: string;
  readonly images?: readonly { readonly link: string; readonly facet?: string | null }[];
  readonly resources?: readonly WireResource[];
  readonly songs?: readonly {
    readonly id: number;
    readonly title?: string | null;
    readonly animethemes?: readonly WireTheme[];
  }[];
}
