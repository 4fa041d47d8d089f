/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { LATE_MS, LateSection } from './LateSection.tsx';

const section = (widget: string) => ({
  ...({ remote: 'schedule', widget, audience: 'signed-in', area: 'side', order: 1 } as const),
  skeleton: { height: [0, 0] as const },
});

/** Tells the section whether its place is in the window, and where. */
let look: (isIntersecting: boolean, top: number) => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  const { loadWidget } = installTestHost();
  loadWidget.mockImplementation(async () => ({ status: 'ready', value: () => <p>Tonight</p> }));
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      look = (isIntersecting, top) =>
        // Only these members are read.
        callback(
          [{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry],
          this as never,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('at the end of its column it appears once the page is at rest', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockImplementation(async () => ({ status: 'ready', value: () => <p>Tonight</p> }));
  render(<LateSection section={section('end')} isAtEnd />);
  await pass(LATE_MS - 1);
  expect(loadWidget).not.toHaveBeenCalled();
  await pass(1);
  expect(screen.getByText('Tonight')).toBeVisible();
});

it('with others below it waits until its place is below the window, and is there at once on the way back', async () => {
  const first = render(<LateSection section={section('between')} isAtEnd={false} />);
  await pass(LATE_MS);
  await act(async () => look(true, 300));
  expect(screen.queryByText('Tonight')).not.toBeInTheDocument();
  // Scrolled past: what stands below would jump.
  await act(async () => look(false, -500));
  expect(screen.queryByText('Tonight')).not.toBeInTheDocument();
  await act(async () => look(false, 1200));
  expect(screen.getByText('Tonight')).toBeVisible();
  first.unmount();
  render(<LateSection section={section('between')} isAtEnd={false} />);
  expect(screen.getByText('Tonight')).toBeVisible();
});

it('a page that is left loads nothing', async () => {
  const { loadWidget } = installTestHost();
  render(<LateSection section={section('left')} isAtEnd />).unmount();
  await pass(2 * LATE_MS);
  expect(loadWidget).not.toHaveBeenCalled();
});
