import { contributionsOf, initialEntryKey, type RemoteManifest } from '@tsugi/contract';
import { shellPathOf } from '@tsugi/contract/routing';
import { createBrowserRouter, type RouteObject } from '@tsugi/router';
import { basename, pathInProduct } from '../base-url.ts';
import { Frame } from '../frame/Frame.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { RouteFailure } from '../pages/RouteFailure.tsx';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { createGuard } from './create-guard.ts';
import { retryableRoutes } from './retryable-routes.ts';

export function createRouter(remoteLoader: RemoteLoader) {
  /** Load errors by path. */
  const missing = new Map<string, RemoteLoadError>();
  /** Remotes whose routes the router has. */
  const patched = new Set<string>();
  const routes: RouteObject[] = [
    {
      id: 'root',
      Component: Frame,
      // Never rendered: React renders when the first page is ready, and index.html shows the frame until then.
      HydrateFallback: Nothing,
      ErrorBoundary: RouteFailure,
      children: [
        {
          id: 'main',
          loader: createGuard(remoteLoader, missing),
          shouldRevalidate: () => true,
          ErrorBoundary: RouteFailure,
          children: [
            {
              id: 'home',
              index: true,
              lazy: async () =>
                (await import(/* webpackChunkName: "home" */ '../pages/home/route.ts')).homeRoute(
                  remoteLoader,
                ),
            },
            {
              id: 'authentication',
              path: '/authentication',
              lazy: () => import('../pages/authentication/route.ts'),
            },
            {
              path: '/settings/:section?',
              lazy: () => import(/* webpackChunkName: "settings" */ '../pages/settings/route.ts'),
            },
            { id: 'unknown', path: '*', Component: NotFound, ErrorBoundary: RouteFailure },
          ],
        },
      ],
    },
  ];

  nameInitialEntry();
  return createBrowserRouter(routes, {
    basename,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const relativePath = pathInProduct(path);
      if (shellPathOf(relativePath)) return;
      const found = await remoteLoader.match(relativePath);
      if (!found || 'redirectTo' in found) return;
      const outcome = await remoteLoader.load(found.remote);
      if (outcome.status !== 'ready') {
        // Thrown by the guard: an error thrown here would leave the first page empty, since no loader has run.
        missing.set(relativePath, new RemoteLoadError(outcome));
        return;
      }
      // Of a navigation that another one has replaced the router takes no routes: that one adds them.
      if (signal.aborted || patched.has(found.remote)) return;
      patched.add(found.remote);
      // Another version than the one that matched may run, when that one has failed.
      const present = remoteLoader.find(relativePath);
      const { manifest } = present?.remote === found.remote ? present : found;
      patch('main', retryableRoutes(ownedRoutes(manifest, outcome.value.routes)));
    },
  });
}

/**
 * The router names the first entry of every document alike, and would open a new visit where the one before it in this tab was
 * scrolled to. With a name of its own the entry keeps its position over reloads, and no other visit has it.
 */
function nameInitialEntry(): void {
  if (history.state === null) history.replaceState({ key: initialEntryKey() }, '');
}

/** Without routes whose pattern overlaps one of another remote: the router ranks all routes together. */
function ownedRoutes(manifest: RemoteManifest, loaded: readonly RouteObject[]): readonly RouteObject[] {
  const owned = contributionsOf(manifest, 'route').map(({ route }) => route && `${manifest.name}:${route}`);
  // A manifest without route ids cannot map patterns to routes.
  return loaded.filter(({ id }) => owned.includes(undefined) || owned.includes(id));
}

function Nothing() {
  return null;
}

export type AppRouter = ReturnType<typeof createRouter>;
