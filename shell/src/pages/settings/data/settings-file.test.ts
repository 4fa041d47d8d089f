/** @jest-environment jsdom */
import { DEFAULT_DEVICE_SETTINGS, setDeviceSettings } from '@tsugi/contract/device-settings';
import { readSettingsFile, settingsFileText } from './settings-file.ts';

afterEach(() => setDeviceSettings(DEFAULT_DEVICE_SETTINGS));

test('what is exported is imported again', () => {
  setDeviceSettings({ theme: 'black', accent: 'teal', startPage: '/schedule', shields: ['scores'] });
  const text = settingsFileText();
  expect(JSON.parse(text)).toMatchObject({ kind: 'tsugi-device-settings', version: 1 });
  expect(readSettingsFile(text)).toEqual({
    ok: true,
    settings: {
      ...DEFAULT_DEVICE_SETTINGS,
      ...{ theme: 'black', accent: 'teal', startPage: '/schedule', shields: ['scores'] },
    },
  });
});

const file = (more: object) => JSON.stringify({ kind: 'tsugi-device-settings', version: 1, ...more });

test('of a file with damaged members the others are taken', () => {
  expect(
    readSettingsFile(file({ settings: { theme: 'pink', density: 'compact', startPage: '//evil' } })),
  ).toEqual({
    ok: true,
    settings: { density: 'compact' },
  });
});

test.each([
  ['{', 'other'],
  ['[]', 'other'],
  ['null', 'other'],
  ['{"theme":"dark"}', 'other'],
  [file({ kind: 'another' }), 'other'],
  [file({ version: 2, settings: { theme: 'dark' } }), 'newer'],
  [file({ settings: { theme: 'pink' } }), 'empty'],
  [file({}), 'empty'],
])('%s is no file of settings: %s', (text, problem) => {
  expect(readSettingsFile(text)).toEqual({ ok: false, problem });
});
