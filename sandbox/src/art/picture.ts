import { gzipSync } from 'node:zlib';
import { LINK_SITES } from '../catalogue/link-sites.ts';
import { staffById } from '../catalogue/staff.ts';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import { hash } from '../random.ts';
import type { World } from '../world.ts';
import { avatar, icon } from './avatar.ts';
import { banner, cover, still } from './cover.ts';
import { portrait } from './portrait.ts';
import { sceneFor } from './scene.ts';

const COVER_WIDTHS: Readonly<Record<string, number>> = { medium: 100, large: 230, 'extra-large': 460 };
const SMALL_OR_LARGE: Readonly<Record<string, number>> = { medium: 100, large: 230 };

/** `plain`: one colour, of the same size. Browsers need a tenth of their time for it. */
export type PictureStyle = 'drawn' | 'plain';

/** Renders the picture at an /images/… URL; every picture is the same forever. */
export function picture(
  world: World,
  { url, headers }: Incoming,
  style: PictureStyle = 'drawn',
): HttpResponse {
  const drawn = draw(
    world,
    url.pathname
      .slice('/images/'.length)
      .replace(/\.svg$/, '')
      .split('/'),
  );
  if (drawn === undefined) {
    return json(404, { message: 'There is no such picture.' });
  }
  const content = style === 'plain' ? withoutDrawing(drawn) : drawn;
  const zipped = /\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '');
  return {
    status: 200,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
    },
    body: zipped ? gzipSync(content) : content,
  };
}

/** The size stays, which the opening tag has. */
function withoutDrawing(svg: string): string {
  return `${svg.slice(0, svg.indexOf('>') + 1)}<rect width="100%" height="100%" fill="#5b6b86"/></svg>`;
}

function draw(world: World, [kind = '', size = '', name = '']: readonly string[]): string | undefined {
  switch (kind) {
    case 'cover': {
      const media = world.catalogue.byId.get(Number(name));
      const width = COVER_WIDTHS[size];
      return media === undefined || width === undefined
        ? undefined
        : cover(
            media.seed,
            media.hue,
            sceneFor(media.seed, media.title.english ?? media.title.romaji),
            width,
          );
    }
    case 'banner': {
      const media = world.catalogue.byId.get(Number(size));
      return media === undefined
        ? undefined
        : banner(media.seed, media.hue, sceneFor(media.seed, media.title.english ?? media.title.romaji));
    }
    case 'thumbnail': {
      const [id, episode = 0] = size.split('-').map(Number);
      const media = world.catalogue.byId.get(id ?? 0);
      return media === undefined
        ? undefined
        : still(
            hash('still', media.seed, episode),
            media.hue + episode * 7,
            sceneFor(hash('still', media.seed, episode), ''),
            320,
            180,
          );
    }
    case 'character': {
      const character = world.cast.byId(Number(name));
      const width = SMALL_OR_LARGE[size];
      return character === undefined || width === undefined
        ? undefined
        : portrait(character.seed, character.hue, character.gender, width);
    }
    case 'staff': {
      const person = staffById(Number(name));
      const width = SMALL_OR_LARGE[size];
      return person === undefined || width === undefined
        ? undefined
        : portrait(person.seed, person.hue, person.gender, width);
    }
    case 'avatar': {
      const user = world.community.users[Number(name) - 1];
      const width = SMALL_OR_LARGE[size];
      return width === undefined || (user === undefined && name !== '0')
        ? undefined
        : avatar(user?.seed ?? 0, user?.hue ?? 0, width);
    }
    case 'user-banner': {
      const user = world.community.users[Number(size) - 1];
      return user === undefined ? undefined : banner(user.seed, user.hue, sceneFor(user.seed, ''));
    }
    case 'icon': {
      const site = LINK_SITES.find(({ id }) => id === Number(size));
      return site === undefined ? undefined : icon(site.id);
    }
    case 'artist':
      return still(
        hash('artist', size),
        hash('artist hue', size) % 360,
        sceneFor(hash('artist', size), 'festival'),
        400,
        400,
      );
    case 'scene':
      return still(hash('scene', size), 250, { name: 'pier', mode: 'dusk' }, 1600, 1000);
    default:
      return undefined;
  }
}
