// The MAL-style service's version 4 as it is on the wire, as far as it is used.

export type MalType = 'anime' | 'manga';

export interface MalImages {
  readonly webp?: MalImage;
  readonly jpg?: MalImage;
}

export interface MalImage {
  readonly image_url?: string | null;
  readonly large_image_url?: string | null;
}

/** A link to something of the service: a genre, a studio, a related work. */
export interface MalReference {
  readonly mal_id: number;
  readonly type: string;
  readonly name: string;
  readonly url: string;
}

export interface MalDates {
  readonly from: string | null;
  readonly to: string | null;
  readonly prop?: {
    readonly from?: { readonly year: number | null };
    readonly to?: { readonly year: number | null };
  };
}

export interface MalMediaWire {
  readonly mal_id: number;
  readonly url: string;
  readonly images?: MalImages;
  readonly title: string;
  readonly titles?: readonly { readonly type: string; readonly title: string }[];
  readonly title_english?: string | null;
  readonly type: string | null;
  readonly source?: string | null;
  readonly status: string | null;
  readonly episodes?: number | null;
  readonly chapters?: number | null;
  readonly volumes?: number | null;
  readonly aired?: MalDates;
  readonly published?: MalDates;
  readonly duration?: string | null;
  readonly rating?: string | null;
  readonly score: number | null;
  readonly scored_by: number | null;
  readonly rank: number | null;
  readonly popularity: number | null;
  readonly members: number | null;
  readonly favorites: number | null;
  readonly synopsis: string | null;
  readonly background: string | null;
  readonly season?: string | null;
  readonly year?: number | null;
  readonly trailer?: { readonly youtube_id: string | null };
  readonly studios?: readonly MalReference[];
  readonly producers?: readonly MalReference[];
  readonly genres?: readonly MalReference[];
  readonly explicit_genres?: readonly MalReference[];
  readonly themes?: readonly MalReference[];
  readonly demographics?: readonly MalReference[];
  readonly external?: readonly { readonly name: string; readonly url: string }[];
  readonly relations?: readonly { readonly relation: string; readonly entry: readonly MalReference[] }[];
}
