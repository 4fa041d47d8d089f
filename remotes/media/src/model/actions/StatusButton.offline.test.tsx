/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { StatusButton } from './StatusButton.tsx';

const mockLoaded = jest.fn();
jest.mock('./StatusMenu.tsx', () => {
  mockLoaded();
  return { StatusMenu: () => null };
});

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function quietPage() {
  const { unmount } = render(
    <StatusButton
      entry={null}
      type="ANIME"
      total={12}
      isSaving={false}
      isWaiting={false}
      onStatus={() => {}}
      onEdit={() => {}}
      onIntent={() => {}}
    />,
  );
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  unmount();
}

function withWorker(ready: Promise<unknown>) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
}

it('loads the menu without a press where a service worker stores it for offline use, and nowhere else', async () => {
  await quietPage();
  withWorker(new Promise(() => {}));
  await quietPage();
  expect(mockLoaded).not.toHaveBeenCalled();
  withWorker(Promise.resolve());
  await quietPage();
  expect(mockLoaded).toHaveBeenCalledTimes(1);
});
