/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { LazyActivityText } from './LazyActivityText.tsx';

let enter: (isIntersecting: boolean) => void;

beforeEach(() => {
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      // The component reads nothing else of an entry, and not the observer.
      enter = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], {} as never);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, ResizeObserver: FakeObserver });
});

jest.mock('@tsugi/ui/markdown', () => ({ Markdown: ({ source }: { source: string }) => <p>{source}</p> }));

it('holds the place of a text until it comes near, and then loads the code that renders it', async () => {
  render(<LazyActivityText source="Finished it before breakfast." />);
  expect(screen.queryByText('Finished it before breakfast.')).not.toBeInTheDocument();
  act(() => enter(false));
  expect(screen.queryByText('Finished it before breakfast.')).not.toBeInTheDocument();
  await act(async () => enter(true));
  expect(await screen.findByText('Finished it before breakfast.')).toBeVisible();
});
