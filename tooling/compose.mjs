// node tooling/compose.mjs --dir DEPLOYED_SHELL --origin https://host [--base /tsugi/]: for static hosting. Completes index.html for
// this deployment (sub-path, manifests of the registry) and prints the headers that its pages have to be served with.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNoOverlaps } from './serve/require-no-overlaps.mjs';
import { composePage } from './serve/serve-shell.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    origin: { type: 'string' },
    base: { type: 'string', default: '/tsugi/' },
  },
});
if (!values.dir || !values.origin) {
  console.error(
    'Usage: node tooling/compose.mjs --dir DEPLOYED_SHELL --origin https://host [--base /tsugi/]',
  );
  process.exit(2);
}
const dir = resolve(values.dir);
const page = await composePage({
  dist: dir,
  deployment: dir,
  basePath: values.base,
  origin: new URL(values.origin).origin,
});
try {
  await requireNoOverlaps(page.manifests);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
writeFileSync(join(dir, 'index.html'), page.file.body);
for (const [name, value] of Object.entries(page.headers)) console.log(`${name}: ${value}`);
