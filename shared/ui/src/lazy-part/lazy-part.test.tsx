/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('renders its fallback until its file has loaded, and then itself', async () => {
  const load = jest
    .fn(async () => () => <p>The part</p>)
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('no connection'));
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <Suspense fallback={<p>Its place</p>}>
        <Part />
      </Suspense>,
    );
  });
  expect(screen.getByText('Its place')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Its place')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('The part')).toBeVisible();
});
