import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composePage } from './compose-page.mjs';
import { serveShell } from './serve-shell.mjs';

const CONFIG = { services: { tracker: 'https://t.example/graphql' }, registry: 'remotes.json' };
// Port 9 (discard) refuses connections: the manifests are not read.
const REGISTRY = { remotes: { media: { manifest: 'http://localhost:9/1.0.0/remote.json' } } };

let folder = '';
const write = (name, value) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tsugi-serve-'));
  write('index.html', '<head><base href="/tsugi/"><!-- hint --></head>');
  write('security.json', {});
  write('config.json', CONFIG);
  write('remotes.json', REGISTRY);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The origins that pages may contact, before and after the change. */
async function policyAround(change) {
  const server = await serveShell({ dist: folder, deployment: folder, port: 0 });
  try {
    const read = async () => {
      const response = await fetch(`${server.url}/tsugi/search/anime`);
      expect(response.status).toBe(200);
      return response.headers.get('content-security-policy');
    };
    const before = await read();
    change();
    return { before, after: await read() };
  } finally {
    await server.close();
  }
}

test.each([
  ['no JSON', '{'],
  ['of another shape', { remotes: 7 }],
  ['without a manifest', { remotes: { media: { manifest: 7 } } }],
  ['an empty entry', { remotes: { media: null } }],
])('a registry that is %s leaves the policy as it was', async (_what, registry) => {
  const { before, after } = await policyAround(() => write('remotes.json', registry));
  expect(before).toMatch(/script-src [^;]*http:\/\/localhost:9/);
  expect(after).toBe(before);
});

test('a config.json that is malformed leaves the policy as it was', async () => {
  const { before, after } = await policyAround(() => write('config.json', { services: { tracker: 7 } }));
  expect(before).toMatch(/connect-src [^;]*https:\/\/t\.example/);
  expect(after).toBe(before);
});

test('a registry that names other origins, or none, changes the policy', async () => {
  const moved = { remotes: { media: { manifest: 'http://localhost:10/1.0.0/remote.json' } } };
  const { after } = await policyAround(() => write('remotes.json', moved));
  expect(after).toContain('http://localhost:10');
  expect(after).not.toMatch(/http:\/\/localhost:9(?!\d)/);
  const { after: empty } = await policyAround(() => write('remotes.json', { remotes: {} }));
  expect(empty).not.toContain('http://localhost');
});

test('the policy allows the version that a page goes back to', async () => {
  const [manifest, previous] = [10, 11].map((port) => `http://localhost:${port}/1.0.0/remote.json`);
  const { after } = await policyAround(() =>
    write('remotes.json', { remotes: { media: { manifest, previous } } }),
  );
  expect(after).toMatch(/script-src [^;]*http:\/\/localhost:11/);
});

test('a page that is composed once has the policy of the files as they are', async () => {
  write('remotes.json', { remotes: 7 });
  const { headers } = await composePage({
    dist: folder,
    deployment: folder,
    basePath: '/tsugi/',
    origin: 'https://host.example',
  });
  expect(headers['Content-Security-Policy']).not.toContain('localhost:9');
});

test('a page holds a manifest that stands below the shell and is not served yet', async () => {
  mkdirSync(join(folder, 'remotes'));
  const own = { contract: 2, name: 'search', contributions: [{ type: 'route', path: 'search/:type' }] };
  write('remotes/search.json', own);
  write('remotes.json', { remotes: { search: { manifest: 'remotes/search.json' } } });
  // Port 9 (discard) refuses connections: only the file itself can be read.
  const origin = 'http://localhost:9';
  const page = await composePage({ dist: folder, deployment: folder, basePath: '/tsugi/', origin });
  const [composition = ''] = Object.entries(page.files()).flatMap(([path, text]) =>
    path.startsWith('composition') ? [text] : [],
  );
  expect(JSON.parse(composition).manifests).toEqual({ [`${origin}/tsugi/remotes/search.json`]: own });
});
