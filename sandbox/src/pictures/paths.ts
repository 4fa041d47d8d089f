import { hash } from '../random.ts';

/** What decides a picture's path; a work, a user, a character. */
type CoverOwner = { id: number; type: 'ANIME' | 'MANGA'; color: string | null; popularity: number };
type AvatarOwner = { id: number; hasAvatar: boolean };

/** The folders of the three covers; the names are one size larger in the responses than in the paths. */
const COVER_FOLDERS = { medium: 'small', large: 'medium', extraLarge: 'large' } as const;
export type CoverSize = keyof typeof COVER_FOLDERS;
export type PersonKind = 'character' | 'staff';
export type SmallOrLarge = 'large' | 'medium';

/** The random part that the names of uploaded files have: 12 letters and digits. */
const uploadName = (kind: string, id: number): string =>
  `${hash(kind, id).toString(36)}${hash('upload', kind, id).toString(36)}`.padEnd(12, '0').slice(0, 12);
const folderOf = ({ type }: Pick<CoverOwner, 'type'>): string => (type === 'ANIME' ? 'anime' : 'manga');

/** Nobody has uploaded a picture of these. */
const hasCover = ({ color, popularity }: CoverOwner): boolean => color !== null || popularity >= 1_000;
const hasPortrait = (kind: PersonKind, id: number): boolean =>
  hash('no portrait', kind, id) % (kind === 'staff' ? 16 : 32) !== 0;

/**
 * Paths of pictures below the origin, in the form of the tracker's own. Who has none gets the path of a placeholder. The
 * placeholder of an extra large cover is the large one.
 */
export const picturePaths = {
  cover: (media: CoverOwner, size: CoverSize): string =>
    hasCover(media)
      ? `/images/media/${folderOf(media)}/cover/${COVER_FOLDERS[size]}/bx${media.id}-${uploadName('cover', media.id)}.webp`
      : `/images/media/${folderOf(media)}/cover/${size === 'medium' ? 'small' : 'medium'}/default.jpg`,
  banner: (media: Pick<CoverOwner, 'id' | 'type'>): string =>
    `/images/media/${folderOf(media)}/banner/${media.id}-${uploadName('banner', media.id)}.webp`,
  person: (kind: PersonKind, id: number, size: SmallOrLarge): string =>
    hasPortrait(kind, id)
      ? `/images/${kind}/${size}/${kind === 'staff' ? 'n' : 'b'}${id}-${uploadName(kind, id)}.webp`
      : `/images/${kind}/${size}/default.jpg`,
  avatar: ({ id, hasAvatar }: AvatarOwner, size: SmallOrLarge): string =>
    hasAvatar
      ? `/images/user/avatar/${size}/b${id}-${uploadName('avatar', id)}.webp`
      : `/images/user/avatar/${size}/default.png`,
  userBanner: (id: number): string => `/images/user/banner/b${id}-${uploadName('user banner', id)}.webp`,
  icon: (siteId: number): string => `/images/link/icon/${siteId}-${uploadName('icon', siteId)}.png`,
  /** Those of other services. */
  thumbnail: (id: number, episode: number): string => `/images/thumbnail/${id}-${episode}.webp`,
  artist: (slug: string): string => `/images/artist/${slug}.webp`,
  /** Behind the page that asks whom to be. */
  scene: '/images/scene/harbour.webp',
};
