// npm test: everything that has to hold before a change lands. With names (npm test -- search) what concerns these
// workspaces, with --since <commit> what the changes since then can break. The last line is the sum.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runTests } = await import('./lib/run-tests.mjs');
try {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' } },
    allowPositionals: true,
  });
  const outcome = await runTests({ names: positionals, since: values.since });
  console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
