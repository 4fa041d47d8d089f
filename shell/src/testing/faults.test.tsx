/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { describeFaultMatrix, type OwnCell } from '@tsugi/data/testing/faults';
import { type RouteObject, RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { QuickSearch } from '../frame/quick-search/QuickSearch.tsx';
import { Component as Authentication, loader } from '../pages/authentication/route.ts';
import { Home } from '../pages/home/Home.tsx';
import { NotFound } from '../pages/NotFound.tsx';

jest.mock('../frame/links/use-frame-links.ts', () => ({
  useFrameLinks: () => [{ to: '/search/media', label: 'Search anime and manga' }],
}));

beforeEach(() => {
  // The browser's own would wait on a real clock.
  AbortSignal.timeout = (ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return abort.signal;
  };
});

const Nothing = () => null;

/** The slots of home are widgets of remotes: the tables of the remotes have them. */
function show(route: RouteObject): void {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue({ status: 'ready', value: Nothing });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const router = createMemoryRouter([{ path: '/', HydrateFallback: Nothing, ...route }], {
    initialEntries: ['/'],
  });
  render(<RouterProvider router={router} />);
}

/** With a token that this tab did not ask for: the tracker is asked for its owner. */
function showAuthentication(): void {
  // The member that the page reads.
  window.__tsugi = { authFragment: `access_token=${'x'.repeat(60)}` } as never;
  show({ Component: Authentication, loader });
}

async function showSearchField(): Promise<void> {
  show({ element: <QuickSearch /> });
  const field = screen.getByRole('combobox', { name: 'Search anime and manga' });
  await act(async () => {
    field.focus();
    await import('../frame/quick-search/Suggestions.tsx');
  });
  fireEvent.change(field, { target: { value: 'moon' } });
}

const UNREACHABLE = 'The tracker cannot be reached right now.';
const UNREADABLE = 'The tracker sent a response that cannot be read.';
const PROBLEM = 'The tracker had a problem of its own. Please try again.';
const SILENT = 'The tracker does not respond.';

/** What both say of a failure, with the sentence that follows. */
const reasons = (next: string): Readonly<Record<string, OwnCell>> =>
  Object.fromEntries(
    Object.entries({
      'DNS or CORS failure': UNREACHABLE,
      'connection reset in the body': UNREADABLE,
      '400': 'The tracker did not accept this: No.',
      '403 of a service that is switched off': 'The tracker says: The API has been temporarily disabled.',
      '403 HTML': UNREACHABLE,
      '404 of the service': 'The tracker does not have this.',
      '404 HTML of a proxy': UNREADABLE,
      '429 with Retry-After': 'The tracker allows no more requests for now. Try again in 5 s.',
      '429 without Retry-After': 'The tracker allows no more requests for now.',
      '500': PROBLEM,
      '502 HTML': PROBLEM,
      '503 HTML': PROBLEM,
      'malformed JSON': UNREADABLE,
      'HTML with 200': UNREADABLE,
      'wrong shape': UNREADABLE,
      'errors without a status in a 200': PROBLEM,
    }).map(([fault, reason]) => [fault, { says: `${reason} ${next}` }]),
  );

const NOT_LOGGED_IN = 'You are not logged in.';
const ENTER = 'Enter shows the search page.';
const page = { title: '', stays: [] };

describeFaultMatrix('shell', [
  {
    ...page,
    name: '/, signed out',
    show: () => show({ Component: Home }),
    content: /What comes next\?/,
    asksNothing: true,
  },
  {
    ...page,
    name: '/, signed in',
    show: () => show({ Component: Home }),
    content: /^Home$/,
    isSignedIn: true,
    asksNothing: true,
  },
  {
    ...page,
    name: '/authentication',
    show: showAuthentication,
    content: /^Log in as name text\?$/,
    own: {
      ...reasons(NOT_LOGGED_IN),
      offline: { says: `You are offline. ${NOT_LOGGED_IN}` },
      '401': { says: 'This login is not valid' },
      '400 Invalid token': { says: 'This login is not valid' },
      hanging: { says: `${SILENT} ${NOT_LOGGED_IN}` },
      'slow (20 s)': { says: `${SILENT} ${NOT_LOGGED_IN}` },
      // The name is there.
      'partial data': { expected: 'content' },
    },
  },
  {
    ...page,
    name: 'an unknown path',
    show: () => show({ Component: NotFound }),
    content: /^Not fould 404$/,
    asksNothing: true,
  },
  {
    ...page,
    name: 'search field of the frame',
    show: showSearchField,
    content: /userPreferred text/,
    own: {
      ...reasons(ENTER),
      offline: {
        says: `You are offline, and this is not stored on this device yet. It loads when the connection is back. ${ENTER}`,
      },
      '401': { says: `The tracker did not accept this: Unauthorized. ${ENTER}` },
      '400 Invalid token': { says: `The tracker did not accept this: Invalid token. ${ENTER}` },
      hanging: { says: `${SILENT} Try again in a moment. ${ENTER}` },
      'partial data': { says: `Some titles could not be loaded. ${ENTER}` },
    },
  },
]);
