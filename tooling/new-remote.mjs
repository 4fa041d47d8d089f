// npm run new:remote -- hello [--link "Hello"]: a remote with one page, that runs with npm start and passes npm run check, its journey,
// its changelog and its owner. --link puts a link to its page into the bar and the footer.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { npmCommand } from './lib/commands.mjs';
import { createRemote } from './lib/new-remote.mjs';
import { pathIn, root } from './lib/paths.mjs';
import { portsFromEnv } from './lib/ports.mjs';
import { fillByEnglish } from './messages/fill-by-english.mjs';

let name = '';
let dir = '';
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { link: { type: 'string' } },
  });
  name = positionals[0] ?? '';
  // Before anything is written: a wrong PORT_BASE is an error.
  portsFromEnv();
  dir = createRemote(name, { link: values.link });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Its texts are English in all languages so far.
await fillByEnglish(pathIn(root, dir));
// The lock file lists every workspace. Nothing new has to be loaded for it.
const [npm = '', ...install] = npmCommand('install', '--loglevel=error', '--prefer-offline');
const { status } = spawnSync(npm, install, { cwd: root, stdio: 'inherit' });
if (status !== 0) {
  console.error(`Wrote ${pathIn(root, dir)}, but npm install failed: run it again before npm start.`);
  process.exit(1);
}
console.log(`Wrote remotes/${name}. Its page is /${name}; its routes are in remotes/${name}/src/routes.ts.`);
console.log(`Its texts wait for translation in remotes/${name}/locales.`);
console.log(`Its journey is e2e/journeys/${name}.spec.ts; .github/CODEOWNERS names its team.`);
console.log(`npm start serves it: http://localhost:${portsFromEnv().shell}/tsugi/${name}`);
console.log(`npm run dev -w remotes/${name} serves it with hot reload, at the same URL.`);
