// npm run dev: development servers with hot reload for everything. With names (npm run dev -w remotes/search), only those and the
// shell, with the shared packages in it, run as development servers; the rest is served as built in development mode.
// npm run dev -- search --shell URL builds one remote at every change for a tab of a deployed shell.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shell: { type: 'string' } },
  });
  if (values.shell) {
    const { developInShell } = await import('./lib/develop-in-shell.mjs');
    await developInShell(positionals[0] ?? '', values.shell);
  } else {
    const { startDevelopment } = await import('./lib/start-development.mjs');
    await startDevelopment(positionals);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
