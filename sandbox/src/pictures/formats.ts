/**
 * The size of a picture in pixels and how it is written. `grain` (0 to 127) and `quality` (1 to 100) are chosen so that the
 * drawings, which are flat, weigh what the photographs and paintings of the real service weigh.
 */
export type PictureFormat = {
  width: number;
  height: number;
  type: 'webp' | 'jpeg' | 'png';
  quality: number;
  grain: number;
};

const webp = (width: number, height: number, grain: number, quality: number): PictureFormat => ({
  width,
  height,
  type: 'webp',
  quality,
  grain,
});
const flat = (type: 'jpeg' | 'png', width: number, height: number): PictureFormat => ({
  width,
  height,
  type,
  quality: 80,
  grain: 0,
});

/** By the folder of the path. About 6, 25 and 60 KB. */
export const COVERS: Readonly<Record<string, PictureFormat>> = {
  small: webp(100, 142, 22, 90),
  medium: webp(230, 325, 22, 90),
  large: webp(460, 650, 18, 86),
};
export const COVER_PLACEHOLDERS: Readonly<Record<string, PictureFormat>> = {
  small: flat('jpeg', 100, 142),
  medium: flat('jpeg', 230, 325),
};
/** About 120 KB. */
export const BANNER = webp(1900, 400, 18, 82);
/** Users are told to upload this size. */
export const USER_BANNER = webp(1700, 330, 18, 82);
/** About 22 and 5 KB. */
export const PORTRAITS: Readonly<Record<string, PictureFormat>> = {
  medium: webp(100, 150, 20, 88),
  large: webp(230, 345, 20, 88),
};
export const PORTRAIT_PLACEHOLDERS: Readonly<Record<string, PictureFormat>> = {
  medium: flat('jpeg', 100, 150),
  large: flat('jpeg', 230, 345),
};
/** About 16 and 4 KB. */
export const AVATARS: Readonly<Record<string, PictureFormat>> = {
  medium: webp(100, 100, 20, 88),
  large: webp(230, 230, 20, 88),
};
export const AVATAR_PLACEHOLDERS: Readonly<Record<string, PictureFormat>> = {
  medium: flat('png', 100, 100),
  large: flat('png', 230, 230),
};
export const THUMBNAIL = webp(640, 360, 14, 80);
export const ARTIST = webp(400, 400, 16, 84);
export const SCENE = webp(1600, 1000, 10, 75);
export const ICON = flat('png', 48, 48);
