/** @jest-environment jsdom */
import { seenPeople } from './seen-people.ts';

const storage =
  (profile: string | null, name = 'auth_profile_info') =>
  () => ({ length: 1, key: () => name, getItem: () => profile });

test('people are those whose profiles the page links to, and the signed-in user', () => {
  document.body.innerHTML = `<a href="/tsugi/user/haruka"></a><a href="/tsugi/user/%E7%A7%81/animelist?x=1"></a>
    <a href="/tsugi/user/haruka#top"></a><a href="/tsugi/search/anime"></a><a href="/tsugi/user/%E0%A4%A"></a>`;
  expect(seenPeople(document, storage('{"id":7,"name":"aoi"}'))).toEqual(['aoi', 'haruka', '私', '%E0%A4%A']);
});

test.each([null, '{"id":7}', 'not JSON', '7', 'null'])('a stored profile %j names nobody', (profile) => {
  document.body.innerHTML = '';
  expect(seenPeople(document, storage(profile))).toEqual([]);
});

test('blocked storage is no failure', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  expect(seenPeople(document, blocked)).toEqual([]);
});

test('every account of this device is one of them', () => {
  document.body.innerHTML = '';
  expect(seenPeople(document, storage('{"id":8,"name":"ren"}', 'tsugi.account:8'))).toEqual(['ren']);
  expect(seenPeople(document, storage('{"id":8,"name":"ren"}', 'tsugi.else'))).toEqual([]);
});
