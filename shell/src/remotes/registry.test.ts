import { parseRegistry } from './registry.ts';

const url = 'https://host.example/tsugi/remotes.json';

test("manifests count from the registry's own URL", () => {
  expect(parseRegistry({ remotes: { a: { manifest: 'a/1/remote.json' } } }, url)).toEqual({
    ok: true,
    registry: { a: 'https://host.example/tsugi/a/1/remote.json' },
  });
});

test.each([
  ['remotes', []],
  ['remotes.a.manifest', { remotes: { a: { manifest: 7 } } }],
])('a wrong %s is named', (key, value) => {
  expect(parseRegistry(value, url)).toMatchObject({ ok: false, key });
});
