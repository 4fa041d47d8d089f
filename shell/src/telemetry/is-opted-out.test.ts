import { isOptedOut } from './is-opted-out.ts';

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{}, false],
])('%j: %s', (browser, expected) => {
  expect(isOptedOut(browser)).toBe(expected);
});
