/** @jest-environment jsdom */
import { DEFAULT_DEVICE_SETTINGS, setDeviceSettings } from '@tsugi/contract/device-settings';
import { applySettings } from './apply-settings.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});
afterEach(() => setDeviceSettings(DEFAULT_DEVICE_SETTINGS));

function look(): string {
  const [sheet] = document.adoptedStyleSheets;
  // That of the fake above.
  return (sheet as unknown as { text: string }).text;
}

test('a choice is applied, and stored for the first frame of the next page', () => {
  setDeviceSettings({
    theme: 'black',
    accent: 'teal',
    shortcuts: 'off',
    motion: 'reduced',
    density: 'compact',
  });
  applySettings();
  expect({ ...dataset }).toMatchObject({
    theme: 'black',
    accent: 'teal',
    shortcuts: 'off',
    motion: 'reduced',
  });
  expect(look()).toContain('[data-theme=black]{color-scheme:dark;--color-page:oklch(0 0 0)');
  for (const part of ['--color-accent:light-dark(', '--space-4:', 'animation-duration'])
    expect(look()).toContain(part);
  expect(localStorage.getItem('tsugi.look')).toBe(look());
});

test('the defaults leave no attribute, no rule and no item', () => {
  setDeviceSettings({ accent: 'rose', shields: ['scores'] });
  applySettings();
  expect(dataset.shields).toBe('scores');
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS);
  applySettings();
  expect({ ...dataset }).toEqual({});
  expect(look()).toBe('');
  expect(localStorage).toHaveLength(0);
});
