import { picturePaths } from '../pictures/paths.ts';

type Paths = typeof picturePaths;
type Cover = Parameters<Paths['cover']>;
type Person = Parameters<Paths['person']>;
type Avatar = Parameters<Paths['avatar']>;

/** URLs of the pictures. */
export const images = {
  cover: (origin: string, ...cover: Cover): string => origin + picturePaths.cover(...cover),
  banner: (origin: string, media: Parameters<Paths['banner']>[0]): string =>
    origin + picturePaths.banner(media),
  person: (origin: string, ...person: Person): string => origin + picturePaths.person(...person),
  avatar: (origin: string, ...avatar: Avatar): string => origin + picturePaths.avatar(...avatar),
  userBanner: (origin: string, id: number): string => origin + picturePaths.userBanner(id),
  thumbnail: (origin: string, id: number, episode: number): string =>
    origin + picturePaths.thumbnail(id, episode),
  icon: (origin: string, siteId: number): string => origin + picturePaths.icon(siteId),
  theme: (origin: string, slug: string): string => origin + picturePaths.artist(slug),
};
/** The provider's own pages. */
export const SITE = 'https://tracker.example';
