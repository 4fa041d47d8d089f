/** The router follows at most this many redirects for one navigation. */
export const MAX_REDIRECTS = 100;

const MEDIA_TYPES = ['anime', 'manga'];
const SEARCH_TYPES = ['anime', 'manga', 'media'];

/**
 * The redirects of the route table, followed to their end.
 * @param path from the product's root, such as `/compare`
 * @returns where to go instead, or undefined; the caller keeps the query string
 */
export function resolveRedirect(
  path: string,
  next: (path: string) => string | undefined = step,
): string | undefined {
  let current = path;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const target = next(current);
    if (target === undefined) return current === path ? undefined : current;
    current = target;
  }
  throw new Error(`Too many redirects from ${path}`);
}

function step(path: string): string | undefined {
  const parts = path.split('/').filter(Boolean);
  const [first = '', second, third] = parts;
  if (path.length > 1 && path.endsWith('/')) return `/${parts.join('/')}`;
  switch (first) {
    case 'compare':
      if (second === undefined) return '/compare/anime';
      return third === undefined ? lowerCase(parts, 1, MEDIA_TYPES, '/compare') : '/compare';
    case 'search':
      return second === undefined ? '/search/media' : lowerCase(parts, 1, SEARCH_TYPES);
    case 'browse':
      return lowerCase(parts, 1, SEARCH_TYPES);
    case 'user':
      return third === 'stats' ? statistics(parts) : lowerCase(parts, 2, MEDIA_TYPES);
    case 'ani':
    case 'mal':
      return lowerCase(parts, 1, MEDIA_TYPES);
    default:
      return mediaShortcut(parts);
  }
}

/** `/user/{name}/stats` leads to anime, and each type to its overview. */
function statistics(parts: readonly string[]): string | undefined {
  if (parts.length === 3) return `/${parts.join('/')}/anime`;
  const lower = lowerCase(parts, 3, MEDIA_TYPES);
  const isType = parts.length === 4 && MEDIA_TYPES.includes(parts[3] ?? '');
  return lower ?? (isType ? `/${parts.join('/')}/overview` : undefined);
}

/** `/{type}/{id}/{name?}` is the old address of a media page. */
function mediaShortcut(parts: readonly string[]): string | undefined {
  const [type = '', id = '', name] = parts;
  if (parts.length > 3 || !MEDIA_TYPES.includes(type.toLowerCase()) || !/^\d+$/.test(id)) return undefined;
  return ['/ani', type.toLowerCase(), id, ...(name === undefined ? [] : [name])].join('/');
}

/** Types are written in lower case; a word that is none goes to `otherwise`, or stays for the 404 page. */
function lowerCase(
  parts: readonly string[],
  index: number,
  words: readonly string[],
  otherwise?: string,
): string | undefined {
  const actual = parts[index] ?? '';
  const lower = actual.toLowerCase();
  if (!words.includes(lower)) return otherwise;
  return lower === actual ? undefined : `/${parts.with(index, lower).join('/')}`;
}
