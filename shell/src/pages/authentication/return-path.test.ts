/** @jest-environment jsdom */
import { forgetReturnPath, rememberReturnPath, takeReturnPath } from './return-path.ts';

afterEach(() => sessionStorage.clear());

test('the page to return to is given once', () => {
  rememberReturnPath('/search/anime?q=moon');
  expect(takeReturnPath()).toBe('/search/anime?q=moon');
  expect(takeReturnPath()).toBeUndefined();
});

test('a forgotten one is not given at all', () => {
  rememberReturnPath('/user/aoi');
  forgetReturnPath();
  expect(takeReturnPath()).toBeUndefined();
});

test.each(['https://elsewhere.example/', '//elsewhere.example', ''])(
  '%p is no page of the product',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBeUndefined();
  },
);
