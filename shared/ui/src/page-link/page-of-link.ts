import { productLink } from '../simple-text/product-link.ts';
import { pathInProduct } from './path-in-product.ts';

/** A link in a text, and the page of the product that it means. */
export interface LinkedPage {
  /** As it stands in the text. */
  readonly link: string;
  /** From the product's root. */
  readonly path: string;
}

/** A URL with its scheme, or one that begins with the host of the tracker or of MyAnimeList, as people type and paste it. */
const LINKS =
  /(?:https?:\/\/|(?<![\w@./-])(?:(?:www|m)\.)?(?:anilist\.co|myanimelist\.net)(?=\/))[^\s<>"'“”「」]+/gi;
/** What ends a sentence is no part of a link in it. */
const END_OF_SENTENCE = /[)\]}.,;:!?…、。]+$/;
const TRACKER_HOST = /^(?:(?:www|m)\.)?anilist\.co$/;
const MAL_HOST = /^(?:(?:www|m)\.)?myanimelist\.net$/;

/**
 * The first link of a text that has a page here: one of the tracker, a title of MyAnimeList, or one of the product itself.
 * @param base URL of the product's root, which ends with "/"
 */
export function linkedPage(text: string, base: string): LinkedPage | undefined {
  for (const [found] of text.matchAll(LINKS)) {
    const link = found.replace(END_OF_SENTENCE, '');
    const path = pageOfLink(link, base);
    if (path !== undefined) return { link, path };
  }
  return undefined;
}

/**
 * The page of one link, which may lack its scheme.
 * @param base URL of the product's root, which ends with "/"
 * @returns the path from the product's root; never one that leads to another origin
 */
export function pageOfLink(link: string, base: string): string | undefined {
  const whole = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.href.startsWith(base)) return pathInProduct(url.href, base);
  if (TRACKER_HOST.test(url.hostname)) return pageOfTracker(url);
  return MAL_HOST.test(url.hostname) ? pageOfMal(url) : undefined;
}

/**
 * The page of a link in the product's own scheme: `web+tsugi:` with a path from the product's root (`web+tsugi:schedule`), or with a
 * link as `pageOfLink` takes it (`web+tsugi:https://anilist.co/anime/1`).
 * @param base URL of the product's root, which ends with "/"
 */
export function pageOfProductLink(link: string, base: string): string | undefined {
  const [, target] = /^web\+[a-z]+:[/\\]*(.*)$/i.exec(link.trim()) ?? [];
  if (target === undefined) return undefined;
  const isLink =
    /^https?:\/\//i.test(target) || /^(?:(?:www|m)\.)?(?:anilist\.co|myanimelist\.net)\//i.test(target);
  return isLink ? pageOfLink(target, base) : pathInProduct(target, base);
}

/** Pages of a user, by the tracker's segment. */
const USER_PAGES: Readonly<Record<string, string>> = {
  animelist: 'anime',
  mangalist: 'manga',
  favorites: 'favourites',
  social: 'socials',
};

function pageOfTracker({ pathname, searchParams }: URL): string | undefined {
  const path = productLink(`https://anilist.co${pathname}`);
  const [kind = '', id = '', ...rest] = pathname.split('/').filter(Boolean);
  if (path === undefined) return kind === 'search' ? searchPath(id, searchParams) : undefined;
  if (kind === 'user') {
    const [page = '', list] = rest;
    if (page === 'stats') return `${path}/stats`;
    const own = USER_PAGES[page];
    return own === undefined ? path : `${path}/${own}${list && page.endsWith('list') ? `/${list}` : ''}`;
  }
  if (kind !== 'anime' && kind !== 'manga') return path;
  // A title has parts below its name, which the address may lack.
  const [name, part = ''] = rest;
  if (name === undefined) return `/ani/${kind}/${id}`;
  return part === 'characters' || part === 'staff' ? `${path}/${part}` : path;
}

const SEARCHES = ['anime', 'manga', 'characters', 'staff', 'studios', 'users'];

function searchPath(kind: string, params: URLSearchParams): string | undefined {
  if (!SEARCHES.includes(kind)) return undefined;
  const q = params.get('search');
  return q ? `/search/${kind}?${new URLSearchParams({ q })}` : `/search/${kind}`;
}

/** `/anime/1/Title`, and `/anime.php?id=1` of older links. */
function pageOfMal({ pathname, searchParams }: URL): string | undefined {
  const [, type, id] = /^\/(anime|manga)(?:\.php$|\/(\d+)(?:\/|$))/.exec(pathname) ?? [];
  const malId = id ?? searchParams.get('id');
  return type && malId && /^\d+$/.test(malId) ? `/mal/${type}/${malId}` : undefined;
}
