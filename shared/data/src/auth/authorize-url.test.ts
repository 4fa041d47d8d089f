import { installTestLayer } from '../testing/install-test-layer.ts';
import { authorizeUrl } from './sign-in.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'location'));

test.each([
  ['the demo host', 'demo.example', 'demo-id'],
  ['every other host', 'tsugi.example', 'other-id'],
])('a login of %s carries its client id', (_what, hostname, id) => {
  installTestLayer(async () => undefined);
  Object.assign(globalThis, { location: { hostname, href: `https://${hostname}/` } });
  const url = new URL(authorizeUrl());
  expect(url.origin + url.pathname).toBe('https://service.example/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({ client_id: id, response_type: 'token' });
});
