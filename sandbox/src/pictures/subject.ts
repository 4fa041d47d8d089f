import { avatar, icon } from '../art/avatar.ts';
import { banner, cover, still } from '../art/cover.ts';
import { coverPlaceholder, portraitPlaceholder } from '../art/placeholder.ts';
import { portrait } from '../art/portrait.ts';
import { type Picture, sceneFor } from '../art/scene.ts';
import { LINK_SITES } from '../catalogue/link-sites.ts';
import type { Media } from '../catalogue/media.ts';
import { staffById } from '../catalogue/staff.ts';
import { hash } from '../random.ts';
import type { World } from '../world.ts';
import * as formats from './formats.ts';
import { picturePaths } from './paths.ts';

/** A picture that exists: its form, and its drawing (SVG of that size), which costs up to a millisecond. */
export type Subject = { format: formats.PictureFormat; draw: () => string };

type Find = (world: World, match: { first: string; second: string; path: string }) => Subject | undefined;

/** Parts in brackets are `first` and `second`. */
const RULES: readonly (readonly [RegExp, Find])[] = [
  [
    /^\/images\/media\/(?:anime|manga)\/cover\/(small|medium|large)\/bx(\d+)-\w+\.webp$/,
    (world, { first: size, second: id, path }) => {
      const media = world.catalogue.byId.get(Number(id));
      const sizes = ['medium', 'large', 'extraLarge'] as const;
      return media && sizes.some((known) => picturePaths.cover(media, known) === path)
        ? subject(formats.COVERS[size], (format) => cover(media.seed, media.hue, sceneOf(media), format))
        : undefined;
    },
  ],
  [
    /^\/images\/media\/(?:anime|manga)\/cover\/(small|medium)\/default\.jpg$/,
    (_, { first: size }) => subject(formats.COVER_PLACEHOLDERS[size], coverPlaceholder),
  ],
  [
    /^\/images\/media\/(?:anime|manga)\/banner\/(\d+)-\w+\.webp$/,
    (world, { first: id, path }) => {
      const media = world.catalogue.byId.get(Number(id));
      return media?.hasBanner && picturePaths.banner(media) === path
        ? subject(formats.BANNER, (format) => banner(media.seed, media.hue, sceneOf(media), format))
        : undefined;
    },
  ],
  [
    /^\/images\/character\/(large|medium)\/b(\d+)-\w+\.webp$/,
    (world, { first: size, second: id, path }) =>
      person('character', world.cast.byId(Number(id)), size, path),
  ],
  [
    /^\/images\/staff\/(large|medium)\/n(\d+)-\w+\.webp$/,
    (_, { first: size, second: id, path }) => person('staff', staffById(Number(id)), size, path),
  ],
  [
    /^\/images\/(?:character|staff)\/(large|medium)\/default\.jpg$/,
    (_, { first: size }) => subject(formats.PORTRAIT_PLACEHOLDERS[size], portraitPlaceholder),
  ],
  [
    /^\/images\/user\/avatar\/(large|medium)\/b(\d+)-\w+\.webp$/,
    (world, { first: size, second: id, path }) => {
      const user = world.community.users[Number(id) - 1];
      return user && (['medium', 'large'] as const).some((known) => picturePaths.avatar(user, known) === path)
        ? subject(formats.AVATARS[size], (format) => avatar(user.seed, user.hue, format))
        : undefined;
    },
  ],
  [
    /^\/images\/user\/avatar\/(large|medium)\/default\.png$/,
    (_, { first: size }) => subject(formats.AVATAR_PLACEHOLDERS[size], (format) => avatar(0, 0, format)),
  ],
  [
    /^\/images\/user\/banner\/b(\d+)-\w+\.webp$/,
    (world, { first: id, path }) => {
      const user = world.community.users[Number(id) - 1];
      return user?.hasBanner && picturePaths.userBanner(user.id) === path
        ? subject(formats.USER_BANNER, (format) =>
            banner(user.seed, user.hue, sceneFor(user.seed, ''), format),
          )
        : undefined;
    },
  ],
  [
    /^\/images\/link\/icon\/(\d+)-\w+\.png$/,
    (_, { first: id, path }) => {
      const site = LINK_SITES.find((known) => known.id === Number(id));
      return site && picturePaths.icon(site.id) === path
        ? subject(formats.ICON, () => icon(site.id))
        : undefined;
    },
  ],
  [
    /^\/images\/thumbnail\/(\d+)-(\d+)\.webp$/,
    (world, { first: id, second: episode }) => {
      const media = world.catalogue.byId.get(Number(id));
      const seed = hash('still', media?.seed ?? 0, Number(episode));
      return (
        media &&
        subject(formats.THUMBNAIL, (format) =>
          still(seed, media.hue + Number(episode) * 7, sceneFor(seed, ''), format, 2),
        )
      );
    },
  ],
  [
    /^\/images\/artist\/([\w-]+)\.webp$/,
    (_, { first: slug }) => {
      const seed = hash('artist', slug);
      const hue = hash('artist hue', slug) % 360;
      return subject(formats.ARTIST, (format) => still(seed, hue, sceneFor(seed, 'festival'), format));
    },
  ],
  [
    /^\/images\/scene\/(harbour)\.webp$/,
    (_, { first: name }) =>
      subject(formats.SCENE, (format) =>
        still(hash('scene', name), 250, { name: 'pier', mode: 'dusk' }, format),
      ),
  ],
];

/** What the path of an URL shows; undefined when there is no such picture. */
export function subjectOf(world: World, path: string): Subject | undefined {
  for (const [pattern, find] of RULES) {
    const match = pattern.exec(path);
    if (match) return find(world, { first: match[1] ?? '', second: match[2] ?? '', path });
  }
  return undefined;
}

function subject(
  format: formats.PictureFormat | undefined,
  draw: (format: formats.PictureFormat) => string,
): Subject | undefined {
  return format && { format, draw: () => draw(format) };
}

function person(
  kind: 'character' | 'staff',
  found: { id: number; seed: number; hue: number; gender: string | null } | undefined,
  size: string,
  path: string,
): Subject | undefined {
  return found &&
    (['medium', 'large'] as const).some((known) => picturePaths.person(kind, found.id, known) === path)
    ? subject(formats.PORTRAITS[size], (format) => portrait(found.seed, found.hue, found.gender, format))
    : undefined;
}

function sceneOf(media: Media): Picture {
  return sceneFor(media.seed, media.title.english ?? media.title.romaji);
}
