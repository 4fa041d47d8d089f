/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { describeFaultMatrix } from '@tsugi/data/testing/faults';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { ComparePage } from '../pages/compare/ComparePage.tsx';

beforeAll(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** As the service names the fake user. */
const USER = 'name text';

function show(): void {
  installTestHost();
  const router = createMemoryRouter([{ path: '/compare/:type', Component: ComparePage }], {
    initialEntries: [`/compare/anime?user=${encodeURIComponent(USER)}`],
  });
  render(<RouterProvider router={router} />);
}

describeFaultMatrix('compare', [
  {
    name: '/compare/:type',
    show,
    title: 'This list could not be loaded',
    stays: ['Compare anime'],
    content: /userPreferred text/,
    isPart: true,
    own: {
      '404 of the service': {
        expected: { reason: 'not-found', action: 'Try again' },
        title: `No user found with name: "${USER}"`,
      },
    },
  },
]);
