/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { InView } from './InView.tsx';

/** Reports a position for every element that it is asked to observe, as browsers do. */
class FakeObserver {
  static isIntersecting = false;
  static margin: string | undefined;
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.callback = callback;
    FakeObserver.margin = options?.rootMargin;
  }

  observe() {
    const { isIntersecting } = FakeObserver;
    // The component reads nothing else of an entry, and not the observer.
    this.callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }

  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

it('asks for more when it is in view, and again when what came did not push it out', () => {
  FakeObserver.isIntersecting = true;
  const onEnter = jest.fn();
  const { rerender } = render(<InView onEnter={onEnter} />);
  expect(onEnter).toHaveBeenCalledTimes(1);
  rerender(<InView onEnter={onEnter} />);
  expect(onEnter).toHaveBeenCalledTimes(2);
});

it('asks for nothing while it is out of view', () => {
  FakeObserver.isIntersecting = false;
  const onEnter = jest.fn();
  render(<InView onEnter={onEnter} margin="200px" />);
  expect(onEnter).not.toHaveBeenCalled();
  expect(FakeObserver.margin).toBe('200px 0px');
});
