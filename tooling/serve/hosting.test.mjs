import { nginxRemote, nginxShell, staticHostFiles } from './hosting.mjs';

const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };

test('nginx: pages have the policy and are checked at every load, files with a hash never again', () => {
  const text = nginxShell({ root: '/srv/site', basePath: '/tsugi/', headers });
  expect(text).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
  const blocks = text.split('location ');
  const hashed = blocks.find((block) => block.includes('[0-9a-f]{8,}'));
  expect(hashed).toContain('immutable');
  expect(hashed).toContain('try_files $uri$tsugi_copy $uri =404');
  const page = blocks.find((block) => block.includes('index.html'));
  expect(page).toContain('Cache-Control "no-cache"');
  expect(page).toContain('Content-Security-Policy');
});

test('nginx: at the root of an origin the home page is served, and not redirected to itself', () => {
  expect(nginxShell({ root: '/srv/site', basePath: '/', headers })).not.toContain('return 302');
  expect(nginxShell({ root: '/srv/site', basePath: '/tsugi/', headers }).match(/return 302/g)).toHaveLength(
    2,
  );
});

test('nginx: what is compressed at each request is so behind a proxy too, and every such answer says that it varies', () => {
  for (const text of [
    nginxShell({ root: '/srv/site', basePath: '/', headers }),
    nginxRemote({ root: '/srv/search' }),
  ]) {
    expect(text).toContain('gzip_proxied any;');
    expect(text).toContain('gzip_vary on;');
    const withCopies = text.split('location ').filter((block) => block.includes('$tsugi_copy'));
    expect(withCopies.length).toBeGreaterThan(1);
    // Else nginx would compress a copy in brotli once more.
    expect(withCopies.every((block) => block.includes('gzip off;'))).toBe(true);
    expect(withCopies.every((block) => block.includes('add_header Vary Accept-Encoding;'))).toBe(true);
  }
});

test('nginx: every answer of the shell and of a remote has the blank of HSTS', () => {
  const text = nginxShell({ root: '/srv/site', basePath: '/', headers }) + nginxRemote({ root: '/srv/s' });
  const blocks = text.split(/location [^=]/).slice(1);
  expect(blocks.filter((block) => !block.includes('Strict-Transport-Security $tsugi_hsts'))).toEqual([]);
});

test('nginx: a remote may be read by every page', () => {
  const text = nginxRemote({ root: '/srv/search' });
  const blocks = text.split('location ').slice(1);
  expect(blocks.filter((block) => !block.includes('Access-Control-Allow-Origin "*"'))).toEqual([]);
  expect(text).not.toContain('Content-Security-Policy');
});

test('a static host gets each header of a file from one rule', () => {
  const { headers: text, redirects } = staticHostFiles({
    basePath: '/tsugi/',
    headers,
    files: [
      'index.html',
      'sw.js',
      'shell.0123abcd.js',
      'chunks/home.0123abcd.js',
      'chunks/de/home.0123abcd.json',
      'chunks/de/user.0123abcd.json',
    ],
  });
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/tsugi/*',
    '/tsugi/shell.0123abcd.js',
    '/tsugi/chunks/home.0123abcd.js',
    '/tsugi/chunks/de/*',
  ]);
  expect(text.match(/Cache-Control/g)).toHaveLength(3);
  expect(redirects).toBe('/tsugi/chunks/* /404.html 404\n/tsugi/* /tsugi/index.html 200\n');
});
