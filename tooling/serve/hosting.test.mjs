import { nginxRemote, nginxShell, staticHostFiles } from './hosting.mjs';

const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };

test('nginx: pages have the policy and are checked at every load, files with a hash never again', () => {
  const text = nginxShell({ root: '/srv/site', basePath: '/tsugi/', headers });
  expect(text).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
  const blocks = text.split('location ');
  const hashed = blocks.find((block) => block.includes('[0-9a-f]{8,}'));
  expect(hashed).toContain('immutable');
  expect(hashed).toContain('try_files $uri =404');
  const page = blocks.find((block) => block.includes('index.html'));
  expect(page).toContain('Cache-Control "no-cache"');
  expect(page).toContain('Content-Security-Policy');
});

test('nginx: a remote may be read by every page', () => {
  const text = nginxRemote({ root: '/srv/search' });
  expect(text.match(/Access-Control-Allow-Origin "\*"/g)).toHaveLength(2);
  expect(text).not.toContain('Content-Security-Policy');
});

test('a static host gets each header of a file from one rule', () => {
  const { headers: text, redirects } = staticHostFiles({
    basePath: '/tsugi/',
    headers,
    files: ['index.html', 'sw.js', 'shell.0123abcd.js', 'chunks/home.0123abcd.js'],
  });
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/tsugi/*',
    '/tsugi/shell.0123abcd.js',
    '/tsugi/chunks/home.0123abcd.js',
  ]);
  expect(text.match(/Cache-Control/g)).toHaveLength(2);
  expect(redirects).toBe('/tsugi/chunks/* /404.html 404\n/tsugi/* /tsugi/index.html 200\n');
});
