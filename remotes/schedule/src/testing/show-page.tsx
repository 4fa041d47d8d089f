import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { type RouteObject, RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';

/** Shows one route of this remote at a URL. The returned router has the present location. */
export function showPage(route: RouteObject, path: string) {
  installTestHost();
  // What jsdom leaves out. Nothing comes into view by itself in these tests.
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
  const view = render(<RouterProvider router={router} />);
  const currentUrl = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, router, currentUrl };
}
