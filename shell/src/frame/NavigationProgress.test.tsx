/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useNavigation } from '@tsugi/router';
import { NavigationProgress } from './NavigationProgress.tsx';

jest.mock('@tsugi/router', () => ({ ...jest.requireActual('@tsugi/router'), useNavigation: jest.fn() }));

function navigationIs(state: 'idle' | 'loading') {
  // Only the state is read.
  jest.mocked(useNavigation).mockReturnValue({ state } as ReturnType<typeof useNavigation>);
}

function wait(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a bar when a navigation is slow, until it ends', () => {
  navigationIs('loading');
  const { rerender } = render(<NavigationProgress />);
  wait(149);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  navigationIs('idle');
  rerender(<NavigationProgress />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('shows none for a fast navigation, nor for the next one', () => {
  navigationIs('loading');
  const { rerender } = render(<NavigationProgress />);
  wait(100);
  navigationIs('idle');
  rerender(<NavigationProgress />);
  wait(100);
  navigationIs('loading');
  rerender(<NavigationProgress />);
  wait(100);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
