import { render } from '@testing-library/react';
import { installHost } from '@tsugi/contract';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { ReactNode } from 'react';

/** A host for tests: `preload` and `loadWidget` are mocks. */
export function installTestHost() {
  const preload = jest.fn<void, [string]>();
  const loadWidget = jest.fn();
  installHost({ productName: 'Tsugi', shortName: 'Tsugi', preload, loadWidget });
  return { preload, loadWidget };
}

/** Renders at an address, inside a router with one page for every address. Gives the router beside the usual result. */
export function renderInRouter(children: ReactNode, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}
