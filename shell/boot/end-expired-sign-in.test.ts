/** @jest-environment jsdom */
import { FIRST_SCREEN_PREFIX } from '@tsugi/data/first-screen-cache';
import { endExpiredSignIn, isExpired } from './end-expired-sign-in.ts';

const NOW = Date.UTC(2026, 9, 1);

function jwt(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part(payload)}.${'s'.repeat(40)}`;
}

afterEach(() => localStorage.clear());

test.each([
  ['whose time is over', jwt({ exp: NOW / 1000 }), true],
  // Bytes that base64 writes with the two characters that URLs do not allow.
  ['with any letters in it', jwt({ name: '~~~ÿÿÿ???>>>', exp: NOW / 1000 - 5 }), true],
  ['with time left', jwt({ exp: NOW / 1000 + 1 }), false],
  ['that does not say', jwt({ sub: '1' }), false],
  ['that says nonsense', jwt({ exp: 'soon' }), false],
  ['that says nothing', jwt({ exp: null }), false],
  ['that says a text', jwt({ exp: '1' }), false],
  ['that is no JWT', 'x'.repeat(60), false],
])('a token %s', (_what, token, expected) => {
  expect(isExpired(token, NOW)).toBe(expected);
});

test('an expired sign-in is removed, and its reason is stored', () => {
  localStorage.setItem('access_token', jwt({ exp: NOW / 1000 - 1 }));
  localStorage.setItem('auth_profile_info', '{"name":"aoi"}');
  // What the account has seen.
  localStorage.setItem(FIRST_SCREEN_PREFIX, '{}');
  endExpiredSignIn(NOW);
  expect({ ...localStorage }).toEqual({ 'tsugi.sign-in-lost': 'expired' });
});

test('a sign-in that has not expired stays', () => {
  const token = jwt({ exp: NOW / 1000 + 60 });
  localStorage.setItem('access_token', token);
  endExpiredSignIn(NOW);
  expect({ ...localStorage }).toEqual({ access_token: token });
});

test('without a sign-in nothing changes', () => {
  localStorage.setItem('tsugi.theme', 'dark');
  endExpiredSignIn(NOW);
  expect({ ...localStorage }).toEqual({ 'tsugi.theme': 'dark' });
});

test('forbidden storage is no error', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(() => endExpiredSignIn(NOW)).not.toThrow();
  expect(read).toHaveBeenCalled();
  read.mockRestore();
});
