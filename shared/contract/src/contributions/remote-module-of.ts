import type { RemoteModule } from '../remote-module.ts';
import { decodeSegment, matchRoute } from '../routing/match-route.ts';
import type { Contributed, ContributedRoute, PreloadTarget, RouteModule } from './authored.ts';
import { flattenRoutes } from './flatten-routes.ts';

/** A route object of React Router. The contract has no dependency, so it names only what it sets. */
export interface RemoteRouteObject {
  readonly id: string;
  readonly path?: string;
  readonly index?: true;
  readonly lazy: () => Promise<RouteModule>;
  readonly children?: readonly RemoteRouteObject[];
}

/**
 * The module that a remote exposes, made of what it contributes.
 * @param name the remote's name: route ids are unique across remotes
 */
export function remoteModuleOf(
  name: string,
  contributed: readonly Contributed[],
): RemoteModule<RemoteRouteObject, unknown> {
  const routes = contributed.filter((one) => one.type === 'route');
  const pages = flattenRoutes(routes);
  const isPage = (url: URL) => pages.some((page) => matchRoute(page, pathOf(url)));
  return {
    routes: routes.map((route) => routeObject(name, route, isPage)),
    async preload(url) {
      const path = pathOf(url);
      for (const page of pages) {
        const params = matchRoute(page, path);
        if (params) return warm(page.chain, { params: decoded(params), url });
      }
    },
    widgets: Object.fromEntries(
      contributed.flatMap((one) => (one.type === 'widget' ? [[one.name, one.load] as const] : [])),
    ),
    commands: Object.fromEntries(
      contributed.flatMap((one) => (one.type === 'command-source' ? [[one.name, one.load] as const] : [])),
    ),
  };
}

type IsPage = (url: URL) => boolean;

function routeObject(
  remote: string,
  { id, path, load, children }: ContributedRoute,
  isPage: IsPage,
): RemoteRouteObject {
  return {
    id: `${remote}:${id}`,
    lazy: async () => withRules(await load(), isPage),
    ...(path === '' ? { index: true } : { path }),
    ...(children ? { children: children.map((child) => routeObject(remote, child, isPage)) } : {}),
  };
}

/**
 * The router knows no rules of segments: it would run the loaders for a path that is no page, too, before the shell's redirect
 * or its "not found".
 */
function withRules(module: RouteModule, isPage: IsPage): RouteModule {
  const { loader } = module;
  if (typeof loader !== 'function') return module;
  return {
    ...module,
    loader: (args: { readonly request: Request }) =>
      isPage(new URL(args.request.url)) ? loader(args) : null,
  };
}

/** Path from the product's root. */
function pathOf(url: URL): string {
  return `/${url.pathname.slice(new URL('.', document.baseURI).pathname.length)}`;
}

async function warm(chain: readonly ContributedRoute[], target: PreloadTarget): Promise<void> {
  try {
    await Promise.all(chain.map(async ({ load }) => (await load()).preload?.(target)));
  } catch {
    // The navigation itself reports what is wrong.
  }
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeSegment(text)]));
}
