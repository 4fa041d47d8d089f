/** @jest-environment jsdom */
import { isNetworkSlow } from './is-network-slow.ts';

const URL_OF_FILE = 'http://localhost/late.js';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

function given(connection: object | undefined, fileMs: number | undefined): void {
  if (connection) Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const entries = (url: string) =>
    fileMs === undefined || url !== URL_OF_FILE ? [] : [{ name: url, duration: fileMs }];
  Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: entries });
}

test.each([
  ['a low bandwidth, and a file that took a round trip', { downlink: 1.6, rtt: 150 }, 250, true],
  ['a low bandwidth, with the file from the service worker', { downlink: 1.6, rtt: 150 }, 3, false],
  ['a high bandwidth with long round trips', { downlink: 10, rtt: 300 }, 300, false],
  ['what a browser assumes that has measured nothing', { downlink: 1.35, rtt: 125 }, 300, false],
  ['a browser that says one of the two only', { rtt: 150 }, 250, false],
  ['a browser that says neither', undefined, 250, false],
  ['a file without times', { downlink: 1.6, rtt: 150 }, undefined, false],
])('%s', (_what, connection, fileMs, expected) => {
  given(connection, fileMs);
  expect(isNetworkSlow(URL_OF_FILE)).toBe(expected);
});
