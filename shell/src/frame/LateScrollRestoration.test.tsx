/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useLocation, useNavigationType } from '@tsugi/router';
import { LateScrollRestoration } from './LateScrollRestoration.tsx';

jest.mock('@tsugi/router', () => ({
  ...jest.requireActual('@tsugi/router'),
  useLocation: jest.fn(),
  useNavigationType: jest.fn(),
}));

const navigationType = jest.mocked(useNavigationType as () => 'PUSH' | 'POP');
let resized = () => {};
let isObserving = false;
/** The highest position that the page's height allows. */
let maxScroll = 0;

beforeEach(() => {
  sessionStorage.clear();
  isObserving = false;
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = () => isObserving && callback();
      }
      observe() {
        isObserving = true;
      }
      disconnect() {
        isObserving = false;
      }
    },
    scrollY: 0,
    scrollTo: ({ top }: { readonly top: number }) => scroll(Math.min(top, maxScroll)),
  });
});

function scroll(top: number) {
  Object.assign(globalThis, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

/** Shows a history entry, as React Router does: at its position when the page is tall enough, else at its end. */
function show(
  view: { rerender: (element: React.ReactElement) => void },
  key: string,
  type: 'PUSH' | 'POP',
  at: number,
) {
  jest.mocked(useLocation).mockReturnValue({ key } as ReturnType<typeof useLocation>);
  navigationType.mockReturnValue(type);
  Object.assign(globalThis, { scrollY: at });
  view.rerender(<LateScrollRestoration key="same" />);
}

function setUp() {
  jest.mocked(useLocation).mockReturnValue({ key: 'results' } as ReturnType<typeof useLocation>);
  navigationType.mockReturnValue('PUSH');
  const view = render(<LateScrollRestoration key="same" />);
  scroll(3000);
  show(view, 'media', 'PUSH', 0);
  scroll(100);
  return view;
}

it('moves to the position when the page has grown to it', () => {
  const view = setUp();
  maxScroll = 2475;
  show(view, 'results', 'POP', 2475);
  act(resized);
  expect(scrollY).toBe(2475);
  maxScroll = 4000;
  act(resized);
  expect(scrollY).toBe(3000);
  // It does not hold the page there.
  scroll(3500);
  act(resized);
  expect(scrollY).toBe(3500);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('leaves a page alone after %s', (type) => {
  const view = setUp();
  show(view, 'results', 'POP', 2475);
  dispatchEvent(new Event(type));
  maxScroll = 4000;
  act(resized);
  expect(scrollY).toBe(2475);
});

it('does not store the position of a page that is too short', () => {
  const view = setUp();
  maxScroll = 2475;
  show(view, 'results', 'POP', 2475);
  scroll(2475);
  show(view, 'media', 'POP', 100);
  show(view, 'results', 'POP', 2475);
  maxScroll = 4000;
  act(resized);
  expect(scrollY).toBe(3000);
});

it('leaves a new page at its top', () => {
  const view = setUp();
  show(view, 'other', 'PUSH', 0);
  maxScroll = 4000;
  act(resized);
  expect(scrollY).toBe(0);
});

it('knows the positions of the previous document', () => {
  const view = setUp();
  dispatchEvent(new Event('pagehide'));
  view.unmount();
  jest.mocked(useLocation).mockReturnValue({ key: 'results' } as ReturnType<typeof useLocation>);
  navigationType.mockReturnValue('POP');
  Object.assign(globalThis, { scrollY: 900 });
  render(<LateScrollRestoration />);
  maxScroll = 4000;
  act(resized);
  expect(scrollY).toBe(3000);
});

it.each(['{', '[1]', '{"results":3000}', '[["results","far"]]'])('ignores damaged storage: %s', (text) => {
  sessionStorage.setItem('tsugi.scroll-positions', text);
  jest.mocked(useLocation).mockReturnValue({ key: 'results' } as ReturnType<typeof useLocation>);
  navigationType.mockReturnValue('POP');
  render(<LateScrollRestoration />);
  maxScroll = 4000;
  act(resized);
  expect(scrollY).toBe(0);
});
