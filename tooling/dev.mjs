// npm run dev: development servers with hot reload for everything. With names (npm run dev -w remotes/search), only those and the
// shell, with the shared packages in it, run as development servers; the rest is served as built in development mode.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { startDevelopment } = await import('./lib/start-development.mjs');
try {
  await startDevelopment(process.argv.slice(2).filter((word) => !word.startsWith('-')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
