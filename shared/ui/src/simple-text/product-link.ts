const TRACKER_HOST = /^(?:www\.)?anilist\.co$/;

/**
 * The product's own path, from its root, for a page of the tracker: `https://anilist.co/anime/1/X` gives
 * `/ani/anime/1/X`. Undefined for every other URL and for pages that the product does not have.
 */
export function productLink(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !TRACKER_HOST.test(url.hostname)) return undefined;
  const [kind = '', id = '', name = ''] = url.pathname.split('/').slice(1);
  const isNumber = /^\d+$/.test(id);
  switch (kind) {
    case 'anime':
    case 'manga':
      if (!isNumber) return undefined;
      return name ? `/ani/${kind}/${id}/${name}` : `/${kind}/${id}`;
    case 'character':
    case 'staff':
    case 'studio':
      return isNumber ? `/ani/${kind}/${id}${name && `/${name}`}` : undefined;
    case 'activity':
      return isNumber ? `/activity/${id}` : undefined;
    case 'user':
      return /^\w+$/.test(id) ? `/user/${id}` : undefined;
    default:
      return undefined;
  }
}
