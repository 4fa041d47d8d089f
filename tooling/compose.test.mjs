import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the command for a deployment with these manifests. */
async function compose(manifests) {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(manifests[request.url?.slice(1) ?? '']));
  });
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const dir = mkdtempSync(join(tmpdir(), 'tsugi-compose-'));
  const remotes = Object.fromEntries(
    Object.keys(manifests).map((name) => [name, { manifest: `${origin}/${name}` }]),
  );
  writeFileSync(join(dir, 'config.json'), '{}');
  writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ remotes }));
  writeFileSync(join(dir, 'security.json'), '{}');
  writeFileSync(join(dir, 'index.html'), '<base href="/tsugi/"><!-- start -->');
  const run = spawn('node', [
    join(__dirname, 'compose.mjs'),
    '--dir',
    dir,
    '--origin',
    'https://host.example',
  ]);
  let errors = '';
  run.stderr.on('data', (data) => {
    errors += data;
  });
  const code = await new Promise((resolve) => run.on('close', resolve));
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true });
  return { code, errors, page };
}

const remote = (name, path) => ({ name, contributions: [{ type: 'route', path, title: name }] });

test('a deployment in which two remotes have a pattern for one path is refused, and both are named', async () => {
  const { code, errors, page } = await compose({
    search: remote('search', '/search/:type'),
    other: remote('other', '/search/anime'),
  });
  expect(code).toBe(1);
  expect(errors).toContain('/search/anime of other and /search/:type of search');
  expect(page).toContain('<!-- start -->');
});

test('any other deployment gets its page', async () => {
  const { code, page } = await compose({
    search: remote('search', '/search/:type'),
    media: remote('media', '/ani/:id'),
  });
  expect(code).toBe(0);
  expect(page).toContain('"path":"/ani/:id"');
});
