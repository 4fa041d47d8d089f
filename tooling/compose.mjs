// node tooling/compose.mjs --dir DEPLOYED_SHELL --origin https://host [--base /tsugi/] [--out FOLDER] [--remote FOLDER]: for static hosting. Completes
// index.html, a document for each kind of page, the file that they share, their texts and the web app manifests in all languages for this deployment
// (sub-path, manifests of the registry) and prints the headers that its pages have to be served with.
// Writes copies of scripts, style sheets and pages in brotli and gzip beside them; --remote FOLDER (several times) does so for the
// version folders of a remote on this machine, also without a shell.
// --out writes configurations with them: nginx.conf (server blocks), and _headers and _redirects for hosts that read those.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from './lib/fingerprint.mjs';
import { pathIn } from './lib/paths.mjs';
import { composePage } from './serve/compose-page.mjs';
import { NGINX_MAPS, nginxDocuments, nginxRemote, nginxShell, staticHostFiles } from './serve/hosting.mjs';
import { COPY_ENDINGS, precompressHashed, writeCopies } from './serve/precompress.mjs';
import { requireNoOverlaps } from './serve/require-no-overlaps.mjs';
import { writeNewestPointer } from './serve/serve-remote.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    origin: { type: 'string' },
    base: { type: 'string', default: '/tsugi/' },
    out: { type: 'string' },
    remote: { type: 'string', multiple: true, default: [] },
  },
});
for (const folder of values.remote) {
  writeNewestPointer(resolve(folder));
  console.log(`${folder}: ${precompressHashed(resolve(folder))} files have compressed copies`);
}
// A remote's team has no shell.
if (!values.dir && values.remote.length > 0) process.exit();
if (!values.dir || !values.origin) {
  console.error(
    'Usage: node tooling/compose.mjs --dir DEPLOYED_SHELL --origin https://host [--base /tsugi/] [--out FOLDER] [--remote FOLDER]',
  );
  process.exit(2);
}
const dir = resolve(values.dir);
// With slashes on both ends.
const basePath = `/${values.base}/`.replaceAll(/\/+/g, '/');
const { index, pages, files, headers, manifests } = await composePage({
  dist: dir,
  deployment: dir,
  basePath,
  origin: new URL(values.origin).origin,
});
try {
  await requireNoOverlaps(manifests);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const [path, body] of Object.entries(files())) write(path, body);
precompressHashed(dir);
for (const { path, html } of [...pages, { path: 'index.html', html: index }]) writeCopies(write(path, html));
for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
if (values.out) writeHosting(resolve(values.out));

/** @param {string} path @param {string | Buffer} body */
function write(path, body) {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  return file;
}

/** @param {string} out */
function writeHosting(out) {
  mkdirSync(out, { recursive: true });
  const depth = basePath.split('/').filter(Boolean).length;
  const root = Array.from({ length: depth }).reduce((/** @type {string} */ path) => dirname(path), dir);
  const remote =
    '# The same for the origin of every remote, with the folder that holds its version folders.\n';
  writeFileSync(
    join(out, 'nginx.conf'),
    `${NGINX_MAPS}${nginxDocuments({ basePath, pages })}\n${nginxShell({ root, basePath, headers })}\n${remote}${nginxRemote({ root: '/srv/search', listen: 8080 }).replace(/^(?=.)/gm, '# ')}`,
  );
  const files = filesBelow(dir)
    .map((path) => pathIn(dir, path))
    .filter((path) => !COPY_ENDINGS.some((ending) => path.endsWith(ending)));
  const host = staticHostFiles({ basePath, headers, files, pages });
  writeFileSync(join(out, '_headers'), host.headers);
  writeFileSync(join(out, '_redirects'), host.redirects);
  console.log(`Wrote nginx.conf, _headers and _redirects into ${out}`);
}
