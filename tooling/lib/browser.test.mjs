/** @jest-environment node */
import { chromiumPaths } from './browser.mjs';

test('the Chromium that CHROMIUM_PATH names comes first, on every system', () => {
  for (const platform of ['linux', 'darwin', 'win32']) {
    expect(chromiumPaths(platform, { CHROMIUM_PATH: '/own/chrome' })[0]).toBe('/own/chrome');
  }
});

test('on macOS a browser is a folder below Applications, for all users or for one', () => {
  expect(chromiumPaths('darwin', { HOME: '/Users/aoi' })).toEqual([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/aoi/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/aoi/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);
});

test('on Windows it lies where the variables of the system say', () => {
  const paths = chromiumPaths('win32', {
    PROGRAMFILES: 'C:\\Program Files',
    LOCALAPPDATA: 'C:\\Users\\aoi\\AppData\\Local',
  });
  expect(paths).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(paths).toContain('C:\\Users\\aoi\\AppData\\Local\\Chromium\\Application\\chrome.exe');
  expect(chromiumPaths('win32', {})).toEqual([]);
});
