/** @jest-environment jsdom */
import { forgetReturnPath, storeReturnPath, takeReturnPath } from './return-path.ts';

afterEach(() => sessionStorage.clear());

test('the return path is returned once', () => {
  storeReturnPath('/search/anime?q=moon');
  expect(takeReturnPath()).toBe('/search/anime?q=moon');
  expect(takeReturnPath()).toBeUndefined();
});

test('a removed return path is not returned', () => {
  storeReturnPath('/user/aoi');
  forgetReturnPath();
  expect(takeReturnPath()).toBeUndefined();
});

test.each(['https://elsewhere.example/', '//elsewhere.example', ''])(
  '%p is no page of the product',
  (path) => {
    storeReturnPath(path);
    expect(takeReturnPath()).toBeUndefined();
  },
);
