import { type MalImages, malQuery } from '@tsugi/data/operation';

interface Wire {
  readonly positions: readonly string[];
  readonly person: {
    readonly mal_id: number;
    readonly url: string;
    readonly name: string;
    readonly images?: MalImages;
  };
}

export interface MalStaffMember {
  readonly malId: number;
  readonly url: string;
  readonly name: string;
  readonly image: string | null;
  readonly positions: readonly string[];
}

/** Who made an anime. The service has no staff of manga. */
export const malStaff = malQuery<readonly Wire[], { readonly malId: number }, readonly MalStaffMember[]>({
  name: 'mal-staff',
  shape: 1,
  path: ({ malId }) => `/anime/${malId}/staff`,
  select: (staff) =>
    staff.map(({ positions, person: { mal_id, url, name, images } }) => ({
      malId: mal_id,
      url,
      name,
      image: images?.webp?.image_url ?? images?.jpg?.image_url ?? null,
      positions,
    })),
});
