// npm run e2e [-- arguments of Playwright]: builds what changed, then runs the tests in a browser.
// npm run fuzz [-- arguments of e2e/fuzz/run.ts]: instead shows mutated responses of the services to every kind of page.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { ensureChromium } = await import('./lib/browser.mjs');
const { nodeCommand, toolCommand } = await import('./lib/commands.mjs');
const { runStep } = await import('./lib/run-step.mjs');
await ensureChromium();
const build = await runStep('Build', nodeCommand('tooling/build.mjs'));
const [first, ...rest] = process.argv.slice(2);
const [name, command] =
  first === '--fuzz'
    ? ['Mutated responses', nodeCommand('--import', 'tsx', 'e2e/fuzz/run.ts', ...rest)]
    : [
        'Tests in a browser',
        toolCommand('playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)),
      ];
const tests = build.ok ? await runStep(name, command) : build;
process.exitCode = tests.ok ? 0 : 1;
