/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { DEFAULT_DEVICE_SETTINGS } from './device-settings.ts';
import {
  DEVICE_SETTINGS_KEY,
  deviceSettings,
  setDeviceSettings,
  subscribeToDeviceSettings,
} from './stored-settings.ts';
import { useDeviceSetting } from './use-device-setting.ts';

afterEach(() => {
  jest.restoreAllMocks();
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS);
  localStorage.clear();
});

/** As another tab: its write, then the event of it. */
function setElsewhere(stored: unknown): void {
  localStorage.setItem(DEVICE_SETTINGS_KEY, JSON.stringify(stored));
  dispatchEvent(new StorageEvent('storage', { key: DEVICE_SETTINGS_KEY }));
}

const storedItem = () => JSON.parse(localStorage.getItem(DEVICE_SETTINGS_KEY) ?? 'null');

test('only what differs from its default is stored', () => {
  setDeviceSettings({ theme: 'black', accent: 'teal', shields: [] });
  expect(storedItem()).toEqual({ theme: 'black', accent: 'teal' });
  setDeviceSettings({ theme: 'system' });
  expect(storedItem()).toEqual({ accent: 'teal' });
  setDeviceSettings({ accent: 'orange' });
  expect(localStorage).toHaveLength(0);
});

test('the same object is given until a setting changes, as useSyncExternalStore needs', () => {
  setDeviceSettings({ shields: ['scores'] });
  const before = deviceSettings();
  expect(deviceSettings()).toBe(before);
  setDeviceSettings({ density: 'compact' });
  expect(deviceSettings()).toMatchObject({ shields: ['scores'], density: 'compact' });
});

test('what another tab sets shows here at once', () => {
  function Theme() {
    return useDeviceSetting('theme');
  }
  render(<Theme />);
  expect(screen.getByText('system')).toBeInTheDocument();
  act(() => setElsewhere({ theme: 'dark' }));
  expect(screen.getByText('dark')).toBeInTheDocument();
  act(() => setDeviceSettings({ theme: 'light' }));
  expect(screen.getByText('light')).toBeInTheDocument();
});

test('a listener hears of changes here and elsewhere, of nothing else, and of none after its end', () => {
  const listener = jest.fn();
  const stop = subscribeToDeviceSettings(listener);
  setDeviceSettings({ motion: 'reduced' });
  setElsewhere({});
  dispatchEvent(new StorageEvent('storage', { key: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'tsugi.language' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  setDeviceSettings({ motion: 'system' });
  setElsewhere({});
  expect(listener).toHaveBeenCalledTimes(3);
});

test('members of a newer version stay when this one changes another', () => {
  setElsewhere({ ofTomorrow: 3, theme: 'dark' });
  setDeviceSettings({ theme: 'system' });
  expect(storedItem()).toEqual({ ofTomorrow: 3 });
});

test('a damaged item is as good as none, and the next change replaces it', () => {
  localStorage.setItem(DEVICE_SETTINGS_KEY, '{"theme":');
  expect(deviceSettings()).toEqual(DEFAULT_DEVICE_SETTINGS);
  setDeviceSettings({ theme: 'dark' });
  expect(storedItem()).toEqual({ theme: 'dark' });
});

test('what an older version has stored is taken over once', () => {
  localStorage.setItem('tsugi.theme', 'dark');
  localStorage.setItem('tsugi.shortcuts', 'off');
  expect(deviceSettings()).toMatchObject({ theme: 'dark', shortcuts: 'off' });
  expect({ ...localStorage }).toEqual({ [DEVICE_SETTINGS_KEY]: '{"theme":"dark","shortcuts":"off"}' });
});

test('an older item does not replace what was set since', () => {
  setDeviceSettings({ theme: 'black' });
  localStorage.setItem('tsugi.theme', 'light');
  expect(deviceSettings().theme).toBe('black');
});

test('with a full storage a setting lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  setDeviceSettings({ theme: 'dark' });
  expect(deviceSettings().theme).toBe('dark');
  setDeviceSettings({ accent: 'blue' });
  expect(deviceSettings()).toMatchObject({ theme: 'dark', accent: 'blue' });
});

test('with a forbidden storage too', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  setDeviceSettings({ theme: 'light' });
  expect(deviceSettings().theme).toBe('light');
});
