import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { type RouteObject, RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';

/**
 * Renders a route of a remote at a URL. Nothing comes into view or changes its size by itself: jsdom has no layout. Gives the router and
 * the present URL beside the usual result.
 */
export function showRoute(route: RouteObject, path: string) {
  installTestHost();
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const router = createMemoryRouter([route, { path: '*', element: null }], { initialEntries: [path] });
  const currentUrl = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...render(<RouterProvider router={router} />), router, currentUrl };
}
