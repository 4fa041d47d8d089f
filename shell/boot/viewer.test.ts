/** @jest-environment jsdom */
import { readViewer } from './viewer.ts';

function token(claims: object): string {
  return `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.${'s'.repeat(50)}`;
}

beforeEach(() => localStorage.clear());

it('has no id without a token', () => {
  localStorage.setItem('auth_profile_info', '{"id":7}');
  expect(readViewer()).toEqual({});
});

it('has the id of the profile, or of the token before the profile is stored', () => {
  localStorage.setItem('access_token', token({ sub: '12' }));
  expect(readViewer()).toMatchObject({ id: 12, profile: null });
  localStorage.setItem('auth_profile_info', '{"id":12}');
  expect(readViewer()).toMatchObject({ id: 12, profile: { id: 12 }, showsAdult: false });
  localStorage.setItem('auth_profile_info', '{"id":12,"displayAdultContent":true}');
  expect(readViewer()).toMatchObject({ showsAdult: true });
  localStorage.setItem('access_token', token({}));
  expect(readViewer()).toMatchObject({ id: 12, showsAdult: true });
});

it('takes no profile of an account that the token does not name: another tab is changing both', () => {
  localStorage.setItem('access_token', token({ sub: '12' }));
  localStorage.setItem('auth_profile_info', '{"id":7,"displayAdultContent":true}');
  expect(readViewer()).toMatchObject({ id: 12, showsAdult: false, profile: undefined });
});

it.each(['no JWT at all', token({}), token({ sub: 'text' }), 'a.!.c'])(
  'takes %s for a token of a viewer who is not known yet',
  (text) => {
    localStorage.setItem('access_token', text);
    expect(readViewer()).toMatchObject({ token: text, id: undefined });
  },
);

it('has the id of the token when the profile is damaged', () => {
  localStorage.setItem('access_token', token({ sub: '12' }));
  localStorage.setItem('auth_profile_info', '{"id":');
  expect(readViewer()).toMatchObject({ id: 12, showsAdult: false, profile: undefined });
});

it('knows nobody where storage is forbidden', () => {
  const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(readViewer()).toEqual({});
  storage.mockRestore();
});
