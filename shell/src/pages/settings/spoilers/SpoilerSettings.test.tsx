/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceSettings, setDeviceSettings } from '@tsugi/contract/device-settings';
import { installTestHost } from '@tsugi/contract/testing';
import { shieldsLiftedAtom, shieldsOnAtom } from '@tsugi/ui/shields';
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { followShields } from '../../../frame/shields/follow-shields.ts';
import { SpoilerSettings } from './SpoilerSettings.tsx';

const SCORES = 'Hide scores until I have scored';
const STORED = 'tsugi.first-screen.1';

let unfollow: () => void;

beforeEach(() => {
  installTestHost();
  localStorage.clear();
  sessionStorage.clear();
  unfollow = followShields();
  render(<SpoilerSettings />);
});

afterEach(() => {
  act(() => setDeviceSettings({ shields: [], shieldsOffered: false }));
  unfollow();
});

const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

test('nothing is hidden until it is chosen, and each choice says what it does', () => {
  expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(5);
  expect(screen.getByRole('switch', { name: SCORES })).toHaveAccessibleDescription(/Your own scores stay/);
});

test('a choice is stored on this device, asks for no more offers, and deletes screens that show what it hides', async () => {
  localStorage.setItem(STORED, '{}');
  await toggle(SCORES);
  expect(deviceSettings()).toMatchObject({ shields: ['scores'], shieldsOffered: true });
  expect(localStorage.getItem(STORED)).toBeNull();
  await screen.findByRole('switch', { name: SCORES, checked: true });
  expect(getDefaultStore().get(shieldsOnAtom)).toBe(true);
  await toggle(SCORES);
  expect(deviceSettings().shields).toEqual([]);
});

test('everything can be shown in this tab as soon as something is hidden', async () => {
  const all = 'Show everything in this tab';
  expect(screen.getByRole('switch', { name: all })).toBeDisabled();
  expect(screen.getByRole('switch', { name: all })).toHaveAccessibleDescription('Nothing is hidden.');
  await toggle('Hide episodes I have not seen');
  await toggle(all);
  expect(getDefaultStore().get(shieldsLiftedAtom)).toBe(true);
  await toggle(all);
  expect(getDefaultStore().get(shieldsLiftedAtom)).toBe(false);
});
