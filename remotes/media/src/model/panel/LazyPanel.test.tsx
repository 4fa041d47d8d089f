/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './LazyPanel.tsx';

// Evaluated when the module loads, which jsdom leaves out.
jest.mock('../use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));

it('makes its content ready 800 pixels before it is in view, and not earlier', () => {
  let enter: (entries: { isIntersecting: boolean }[]) => void = () => {};
  let margin: string | undefined;
  class FakeObserver {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
    constructor(callback: typeof enter, options: IntersectionObserverInit) {
      enter = callback;
      margin = options.rootMargin;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });

  render(
    <WhenNear>
      <p>Recommendations</p>
    </WhenNear>,
  );
  expect(margin).toMatch(/^800px/);
  act(() => enter([{ isIntersecting: false }]));
  expect(screen.queryByText('Recommendations')).not.toBeInTheDocument();
  act(() => enter([{ isIntersecting: true }]));
  expect(screen.getByText('Recommendations')).toBeVisible();
});
