import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { cacheDir, root } from './paths.mjs';
import { runChecks } from './run-checks.mjs';
import { runStep } from './run-step.mjs';

/** What runs in a real browser: the data layer alone, with tabs, databases and faults of its own, and the whole product. */
const IN_BROWSER = [
  { title: 'Data layer in a browser', config: 'shared/data/browser/playwright.config.ts' },
  { title: 'Journeys', config: 'e2e/playwright.config.ts' },
];

/** The checks, the production build with its budgets, and the journeys in a browser against that build. */
export async function runTests() {
  const checks = await runChecks();
  let { passed, failed } = checks;

  const built = await runStep('Build and size budgets', ['node', 'tooling/build.mjs']);
  if (!built) return { passed, failed: failed + 1 };
  passed += 1;

  let chromium;
  try {
    chromium = await ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed, failed: failed + 1 };
  }
  for (const { title, config } of IN_BROWSER) {
    const counts = join(cacheDir, 'browser-tests.json');
    rmSync(counts, { force: true });
    const ok = await runStep(title, playwright(config), {
      E2E_COUNT_FILE: counts,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    });
    const counted = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 1 };
    passed += counted.passed;
    failed += counted.failed + (!ok && counted.failed === 0 ? 1 : 0);
  }
  return { passed, failed };
}

/** @param {string} config @returns {[string, ...string[]]} a run that also counts what passed and failed */
function playwright(config) {
  const reporters = ['list', join(root, 'e2e/support/count-reporter.ts')].join(',');
  return ['npx', 'playwright', 'test', '--config', config, '--reporter', reporters];
}
