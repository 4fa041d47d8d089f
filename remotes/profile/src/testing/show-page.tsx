import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { type RouteObject, RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { ComponentType } from 'react';

/** Renders a page at a URL, inside a router with this page only. */
export function showPage(pattern: string, Component: ComponentType, path: string) {
  installTestHost();
  const router = createMemoryRouter([{ path: pattern, Component }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}

/** Renders a route at a URL. Nothing comes into view or changes its size by itself: jsdom has no layout. */
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
  return render(<RouterProvider router={router} />);
}
