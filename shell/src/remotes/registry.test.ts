import { parseRegistry } from './registry.ts';

const url = 'https://host.example/tsugi/remotes.json';

test("manifest URLs resolve against the registry's URL", () => {
  expect(parseRegistry({ remotes: { a: { manifest: 'a/1/remote.json' } } }, url)).toEqual({
    ok: true,
    value: { a: 'https://host.example/tsugi/a/1/remote.json' },
  });
});

test.each([
  ['remotes', []],
  ['remotes.a.manifest', { remotes: { a: { manifest: 7 } } }],
])('a wrong %s is named', (key, value) => {
  expect(parseRegistry(value, url)).toMatchObject({ ok: false, key });
});
