/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { chooseDelay, chooseZone, DELAY_KEY, useTimeSettings, ZONE_KEY } from './time-settings.ts';

const seen = () => renderHook(() => useTimeSettings());

afterEach(() => {
  chooseZone(undefined);
  chooseDelay(0);
});

test('a chosen zone and a delay are kept, and shown by everything that shows times', () => {
  const one = seen();
  const other = seen();
  act(() => {
    chooseZone('Asia/Kathmandu');
    chooseDelay(45);
  });
  for (const { result } of [one, other]) {
    expect(result.current).toMatchObject({ zone: 'Asia/Kathmandu', delayMinutes: 45 });
  }
  expect([localStorage.getItem(ZONE_KEY), localStorage.getItem(DELAY_KEY)]).toEqual(['Asia/Kathmandu', '45']);
});

test('the zone of the device and no delay are what nothing is kept for', () => {
  act(() => {
    chooseZone('Asia/Tokyo');
    chooseZone(undefined);
    chooseDelay(20);
    chooseDelay(0);
  });
  expect([localStorage.getItem(ZONE_KEY), localStorage.getItem(DELAY_KEY)]).toEqual([null, null]);
});

test.each([
  ['above the most', 500, 180],
  ['below nothing', -5, 0],
  ['no number', Number.NaN, 0],
])('a delay that is %s', (_what, minutes, expected) => {
  const { result } = seen();
  act(() => chooseDelay(minutes));
  expect(result.current.delayMinutes).toBe(expected);
});

test('what another tab chooses is shown here too, and a damaged value is none', () => {
  const { result } = seen();
  localStorage.setItem(ZONE_KEY, 'America/New_York');
  localStorage.setItem(DELAY_KEY, '30');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: ZONE_KEY })));
  expect(result.current).toMatchObject({ zone: 'America/New_York', delayMinutes: 30 });
  localStorage.setItem(ZONE_KEY, 'Nowhere/Town');
  localStorage.setItem(DELAY_KEY, 'soon');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toMatchObject({ zone: undefined, delayMinutes: 0 });
});

test('without storage a choice is valid until the page is left', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = seen();
  act(() => chooseZone('Asia/Tokyo'));
  expect(result.current.zone).toBe('Asia/Tokyo');
  full.mockRestore();
});

test('a device that has travelled is noticed when its user comes back to the tab', () => {
  const { result } = seen();
  const before = result.current;
  const travelled = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Pacific/Auckland' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const after = result.current;
  expect(after).not.toBe(before);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(after);
  travelled.mockRestore();
});
