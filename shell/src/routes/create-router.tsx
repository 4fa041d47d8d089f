import type { LoaderFunctionArgs, RouteObject } from '@tsugi/router';
import { createBrowserRouter, redirect, redirectDocument, replace } from '@tsugi/router';
import { basename, pathInProduct } from '../base-url.ts';
import { Frame } from '../frame/Frame.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { RouteFailure } from '../pages/RouteFailure.tsx';
import type { RemoteHub } from '../remotes/remote-hub.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { OWN_PATHS } from './own-paths.ts';
import { resolveRedirect } from './resolve-redirect.ts';
import { retryableRoutes } from './retryable-routes.ts';

/** What a route may say of itself in `handle`. */
export interface RouteHandle {
  /** Title until the page sets a better one. */
  readonly title?: string;
}

export function createRouter(hub: RemoteHub) {
  /** Why the routes for an address did not come. */
  const missing = new Map<string, RemoteLoadError>();

  /** Runs before every page: redirects, and the rules for segments that the router's patterns cannot express. */
  const guard = async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const path = pathInProduct(url.pathname);
    const target = resolveRedirect(path);
    if (target !== undefined) {
      // The browser is there already at the start and after going back: a further step would be a trap on the way back.
      const isThere = url.pathname === window.location.pathname;
      throw (isThere ? replace : redirect)(target + url.search);
    }
    hub.noteNavigation(path);
    const failure = missing.get(path);
    missing.delete(path);
    if (failure) throw failure;
    if (OWN_PATHS.has(path)) return null;
    const claim = await hub.claimFor(path);
    if (claim) {
      // Code of two versions never runs in one page, so a released remote is entered through a fresh document.
      if (hub.isOutdated(claim.remote)) throw redirectDocument(request.url);
      return null;
    }
    const [failed] = await hub.failures();
    if (failed) throw new RemoteLoadError(failed);
    throw new Response(null, { status: 404 });
  };

  const routes: RouteObject[] = [
    {
      id: 'root',
      Component: Frame,
      // Never seen: rendering begins when the first page is known. Until then index.html's own frame stands.
      HydrateFallback: Nothing,
      ErrorBoundary: RouteFailure,
      children: [
        {
          id: 'main',
          loader: guard,
          shouldRevalidate: () => true,
          ErrorBoundary: RouteFailure,
          children: [
            { id: 'home', index: true, lazy: () => import('../pages/home/route.ts') },
            {
              id: 'authentication',
              path: '/authentication',
              lazy: () => import('../pages/authentication/route.ts'),
            },
            { id: 'unknown', path: '*', Component: NotFound, ErrorBoundary: RouteFailure },
          ],
        },
      ],
    },
  ];

  return createBrowserRouter(routes, {
    basename,
    async patchRoutesOnNavigation({ path, patch }) {
      const relativePath = pathInProduct(path);
      if (OWN_PATHS.has(relativePath) || resolveRedirect(relativePath) !== undefined) return;
      const claim = await hub.claimFor(relativePath);
      if (!claim || hub.isOutdated(claim.remote)) return;
      const outcome = await hub.load(claim.remote);
      if (outcome.status !== 'ready') {
        // The guard throws it: from here it would leave a document's first page empty, since no loader of it has run.
        missing.set(relativePath, new RemoteLoadError(outcome));
        return;
      }
      if (hub.isPatched(claim.remote)) return;
      hub.markPatched(claim.remote);
      patch('main', retryableRoutes(outcome.value.routes));
    },
  });
}

function Nothing() {
  return null;
}

export type AppRouter = ReturnType<typeof createRouter>;
