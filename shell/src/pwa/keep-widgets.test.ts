/** @jest-environment jsdom */
import { type AuthState, currentAuth } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui/components';
import { KEEP_AFTER_MS, keepWidgets } from './keep-widgets.ts';

jest.mock('@tsugi/ui/components', () => ({ warmWidget: jest.fn(() => Promise.resolve()) }));
jest.mock('../frame/palette/Palette.tsx', () => ({}));
jest.mock('@tsugi/data', () => ({ currentAuth: jest.fn() }));

let online = true;

const profile = {
  name: 'profile',
  contributions: [
    { type: 'widget', name: 'activity-feed' },
    { type: 'widget', name: 'list-editor', isKeptOffline: true },
  ],
};
// Of one remote no manifest is known yet.
const loader = { parsed: () => [undefined, profile] };

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(warmWidget).mockClear();
  online = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  Object.assign(navigator, { connection: { saveData: false } });
  signIn('signed-in');
});
afterEach(() => jest.useRealTimers());

function signIn(status: AuthState['status']): void {
  // Only the status is read.
  jest.mocked(currentAuth).mockReturnValue({ status } as AuthState);
}

test('of a signed-in viewer, the widgets that are kept offline are loaded once the page has been there for a while', () => {
  keepWidgets(loader);
  jest.advanceTimersByTime(KEEP_AFTER_MS - 1);
  expect(warmWidget).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(jest.mocked(warmWidget).mock.calls).toEqual([['profile', 'list-editor']]);
});

test.each([
  ['signed out', () => signIn('signed-out')],
  [
    'offline',
    () => {
      online = false;
    },
  ],
  ['who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('a viewer %s loads nothing', (_, change) => {
  change();
  keepWidgets(loader);
  jest.advanceTimersByTime(2 * KEEP_AFTER_MS);
  expect(warmWidget).not.toHaveBeenCalled();
});

test('a page that is left loads nothing', () => {
  keepWidgets(loader)();
  jest.advanceTimersByTime(2 * KEEP_AFTER_MS);
  expect(warmWidget).not.toHaveBeenCalled();
});
