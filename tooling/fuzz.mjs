// npm run fuzz [-- arguments of e2e/fuzz/run.ts]: builds what changed, then shows mutated answers of the services to every kind of page.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { ensureChromium } = await import('./lib/browser.mjs');
const { nodeCommand } = await import('./lib/commands.mjs');
const { runStep } = await import('./lib/run-step.mjs');
await ensureChromium();
const build = await runStep('Build', nodeCommand('tooling/build.mjs'));
const command = nodeCommand('--import', 'tsx', 'e2e/fuzz/run.ts', ...process.argv.slice(2));
const fuzz = build.ok ? await runStep('Mutated answers', command) : build;
process.exitCode = fuzz.ok ? 0 : 1;
