import { contributionsOf } from './contributions-of.mjs';

/**
 * The documents that start one kind of page each: the home page, the settings, and every route that has a first request or a first screen. A host chooses by
 * `pattern`, the first that matches; all other paths get index.html. A document of another page is no error: it starts slower.
 * @param {Record<string, any>} manifests of any shape, by absolute URL
 */
export function pageDocuments(manifests) {
  const isHomeStart = (/** @type {string} */ _url, /** @type {any} */ part) => part.type === 'home-start';
  const home = { path: 'pages/home.html', isHome: true, route: { path: '/' }, isStarted: isHomeStart };
  // Code of the shell, which asks for nothing before it is there.
  const settings = {
    path: 'pages/settings.html',
    isHome: false,
    route: { path: '/settings/:section?' },
    isStarted: () => false,
  };
  const routes = Object.entries(manifests).flatMap(([url, manifest]) =>
    contributionsOf(manifest, 'route')
      .filter((route) => typeof route.path === 'string' && (route.firstScreen || route.requests?.length > 0))
      .map((route) => ({ url, route })),
  );
  const names = new Set(['settings']);
  return [
    home,
    settings,
    ...routes.map(({ url, route }) => ({
      path: `pages/${uniqueName(route.path, names)}.html`,
      isHome: false,
      route: { path: route.path, params: route.params },
      isStarted: (/** @type {string} */ of, /** @type {object} */ part) => of === url && part === route,
    })),
  ];
}

/** As a file of every host: `ani-type-id`. @param {string} path @param {Set<string>} names */
function uniqueName(path, names) {
  const words = path.match(/[\w-]+/g) ?? [];
  const name = words.join('-') || 'page';
  const count = 1 + [...names].filter((other) => other.replace(/-\d+$/, '') === name).length;
  const unique = count > 1 ? `${name}-${count}` : name;
  names.add(unique);
  return unique;
}

/**
 * A regular expression for the paths of a route, from the product's root, as JavaScript and nginx read it: `matchRoute` of the contract,
 * without regard to case.
 * @param {{ path: string, params?: Record<string, 'digits' | readonly string[]> }} route
 */
export function pathPattern({ path, params = {} }) {
  const segments = path.split('/').filter(Boolean);
  const pattern = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (!segment.startsWith(':')) return `/${escapeRegExp(segment)}`;
    const rule = params[segment.slice(1).replace('?', '')];
    const value = rule === 'digits' ? '\\d+' : rule ? `(?:${rule.map(escapeRegExp).join('|')})` : '[^/]+';
    return segment.endsWith('?') ? `(?:/${value})?` : `/${value}`;
  });
  return `${pattern.join('')}/?`;
}

/**
 * The same as paths with `:name` for any segment, of hosts that know no expressions: listed values stand in paths of their own.
 * @param {{ path: string, params?: Record<string, 'digits' | readonly string[]> }} route
 * @returns {string[]}
 */
export function plainPaths({ path, params = {} }) {
  const segments = path.split('/').filter(Boolean);
  return segments.reduce(
    (paths, segment) => {
      const name = segment.slice(1).replace('?', '');
      const rule = segment.startsWith(':') ? params[name] : undefined;
      const values = Array.isArray(rule) ? rule : [segment.replace('?', '')];
      const longer = paths.flatMap((start) => values.map((value) => `${start}/${value}`));
      return segment.endsWith('?') ? paths.concat(longer) : longer;
    },
    [''],
  );
}

/** @param {string} text */
function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
