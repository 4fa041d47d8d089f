/** @jest-environment jsdom */
import { takeAuthFragment } from './auth-fragment.ts';

beforeEach(() => {
  document.head.innerHTML = '<base href="http://localhost/tsugi/">';
});

const open = (path: string) => history.replaceState({ key: 'a' }, '', path);

test.each(['/tsugi/authentication', '/tsugi/authentication/'])(
  'the fragment of %s is taken out of the URL and the history',
  (path) => {
    open(`${path}?from=home#access_token=secret`);
    const length = history.length;
    expect(takeAuthFragment()).toBe('access_token=secret');
    expect(location.href).toBe(`http://localhost${path}?from=home`);
    expect(history.length).toBe(length);
    expect(history.state).toEqual({ key: 'a' });
  },
);

test('a fragment of one character is taken too', () => {
  open('/tsugi/authentication#a');
  expect(takeAuthFragment()).toBe('a');
});

test.each([
  '/tsugi/authentication',
  '/tsugi/anime/1#access_token=secret',
  '/authentication#access_token=secret',
  '/tsugi/authentication/more#access_token=secret',
])('nothing is taken out of %s', (path) => {
  open(path);
  const replaced = jest.spyOn(history, 'replaceState');
  expect(takeAuthFragment()).toBeUndefined();
  expect(replaced).not.toHaveBeenCalled();
  expect(location.href).toBe(`http://localhost${path}`);
  replaced.mockRestore();
});
