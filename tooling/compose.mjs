// node tooling/compose.mjs --dir DEPLOYED_SHELL --origin https://host [--base /tsugi/] [--out FOLDER]: for static hosting. Completes
// index.html and the web app manifest for this deployment (sub-path, manifests of the registry) and prints the headers that its pages have to be served with.
// --out writes configurations with them: nginx.conf (server blocks), and _headers and _redirects for hosts that read those.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from './lib/fingerprint.mjs';
import { pathIn } from './lib/paths.mjs';
import { nginxRemote, nginxShell, staticHostFiles } from './serve/hosting.mjs';
import { requireNoOverlaps } from './serve/require-no-overlaps.mjs';
import { composePage, WEB_MANIFEST } from './serve/serve-shell.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    origin: { type: 'string' },
    base: { type: 'string', default: '/tsugi/' },
    out: { type: 'string' },
  },
});
if (!values.dir || !values.origin) {
  console.error(
    'Usage: node tooling/compose.mjs --dir DEPLOYED_SHELL --origin https://host [--base /tsugi/] [--out FOLDER]',
  );
  process.exit(2);
}
const dir = resolve(values.dir);
const basePath = values.base;
const { file, webManifest, headers, manifests } = await composePage({
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
writeFileSync(join(dir, 'index.html'), file.body);
writeFileSync(join(dir, WEB_MANIFEST), webManifest().body);
for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
if (values.out) writeHosting(resolve(values.out));

/** @param {string} out */
function writeHosting(out) {
  mkdirSync(out, { recursive: true });
  const depth = basePath.split('/').filter(Boolean).length;
  const root = Array.from({ length: depth }).reduce((/** @type {string} */ path) => dirname(path), dir);
  const remote =
    '# The same for the origin of every remote, with the folder that holds its version folders.\n';
  writeFileSync(
    join(out, 'nginx.conf'),
    `${nginxShell({ root, basePath, headers })}\n${remote}${nginxRemote({ root: '/srv/search', listen: 8080 }).replace(/^(?=.)/gm, '# ')}`,
  );
  const files = filesBelow(dir).map((path) => pathIn(dir, path));
  const host = staticHostFiles({ basePath, headers, files });
  writeFileSync(join(out, '_headers'), host.headers);
  writeFileSync(join(out, '_redirects'), host.redirects);
  console.log(`Wrote nginx.conf, _headers and _redirects into ${out}`);
}
