/** @jest-environment jsdom */
import { readReader, readSnapshot } from './reader.ts';

function token(claims: object): string {
  return `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.${'s'.repeat(50)}`;
}

beforeEach(() => localStorage.clear());

it('knows nobody without a token', () => {
  localStorage.setItem('auth_profile_info', '{"id":7}');
  expect(readReader()).toEqual({ token: undefined, id: undefined });
});

it('knows the reader by the profile, and by the token before that has been read', () => {
  localStorage.setItem('access_token', token({ sub: '12' }));
  expect(readReader().id).toBe(12);
  localStorage.setItem('auth_profile_info', '{"id":7}');
  expect(readReader().id).toBe(7);
});

it.each(['no JWT at all', token({}), token({ sub: 'somebody' }), 'a.!.c'])(
  'takes %s for a token of a reader who is not known yet',
  (text) => {
    localStorage.setItem('access_token', text);
    expect(readReader()).toEqual({ token: text, id: undefined });
  },
);

it('finds the snapshot of its name, and tells whether it is fresh', () => {
  const rule = { name: 'home', freshForSeconds: 60 };
  localStorage.setItem('tsugi.snapshot', JSON.stringify({ name: 'home', at: 1_000_000, data: [1] }));
  expect(readSnapshot(rule, 1_059_000)).toEqual({ data: [1], isFresh: true });
  expect(readSnapshot(rule, 1_061_000)).toEqual({ data: [1], isFresh: false });
  expect(readSnapshot({ ...rule, name: 'other' }, 1_000_000)).toBeUndefined();
});
