/** @jest-environment jsdom */
import { savesData } from './saves-data.ts';

afterEach(() => {
  delete document.documentElement.dataset.dataSaver;
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  [undefined, undefined, false],
  [undefined, { saveData: true }, true],
  [undefined, { saveData: false }, false],
  ['on', undefined, true],
  ['on', { saveData: false }, true],
  ['off', { saveData: true }, false],
  ['off', undefined, false],
])('with the setting %s and a connection of %j it is %s', (setting, connection, expected) => {
  if (setting) document.documentElement.dataset.dataSaver = setting;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(savesData()).toBe(expected);
});
