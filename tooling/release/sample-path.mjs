import { contributionsOf } from '../serve/contributions-of.mjs';

/**
 * A path of a remote's first page.
 * @param {Pick<import('@tsugi/contract').RemoteManifest, 'contributions'>} manifest
 * @returns {string} from the product's root: `/search/anime` for `/search/:type/:header?`
 */
export function samplePath(manifest) {
  const [route] = contributionsOf(manifest, 'route');
  if (!route) return '/';
  const segments = route.path.split('/').flatMap((part) => {
    if (part === '' || part === '*' || part.endsWith('?')) return [];
    if (!part.startsWith(':')) return [part];
    const rule = route.params?.[part.slice(1)];
    // A rule is a list of texts, or says that they are numbers.
    return [Array.isArray(rule) ? (rule[0] ?? 'x') : rule === 'digits' ? '1' : 'x'];
  });
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
