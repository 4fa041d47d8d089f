import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { ComponentType } from 'react';

/** Renders a page at a URL, inside a router with this page only. */
export function showPage(pattern: string, Component: ComponentType, path: string) {
  installTestHost();
  const router = createMemoryRouter([{ path: pattern, Component }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}
