import { render } from '@testing-library/react';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { ReactNode } from 'react';

/** Renders at a URL, inside a router with one page for every URL. Gives the router beside the usual result. */
export function renderInRouter(children: ReactNode, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}
