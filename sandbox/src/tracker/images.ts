export const COVER_SIZES = { medium: 'medium', large: 'large', extraLarge: 'extra-large' } as const;

/** URLs of the drawn pictures. */
export const images = {
  cover: (origin: string, id: number, size: keyof typeof COVER_SIZES): string =>
    `${origin}/images/cover/${COVER_SIZES[size]}/${id}.svg`,
  banner: (origin: string, id: number): string => `${origin}/images/banner/${id}.svg`,
  person: (origin: string, kind: 'character' | 'staff', id: number, size: 'large' | 'medium'): string =>
    `${origin}/images/${kind}/${size}/${id}.svg`,
  avatar: (origin: string, id: number, size: 'large' | 'medium'): string =>
    `${origin}/images/avatar/${size}/${id}.svg`,
  userBanner: (origin: string, id: number): string => `${origin}/images/user-banner/${id}.svg`,
  thumbnail: (origin: string, id: number, episode: number): string =>
    `${origin}/images/thumbnail/${id}-${episode}.svg`,
  icon: (origin: string, siteId: number): string => `${origin}/images/icon/${siteId}.svg`,
  theme: (origin: string, slug: string): string => `${origin}/images/artist/${slug}.svg`,
};
/** The provider's own pages. */
export const SITE = 'https://tracker.example';
