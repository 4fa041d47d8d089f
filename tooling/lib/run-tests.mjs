import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { cacheDir, root } from './paths.mjs';
import { runChecks } from './run-checks.mjs';
import { runStep } from './run-step.mjs';

/** The checks, the production build with its budgets, and the tests in a browser against that build. */
export async function runTests() {
  const checks = await runChecks();
  let { passed, failed } = checks;

  const built = await runStep('Build and size budgets', ['node', 'tooling/build.mjs']);
  if (!built) return { passed, failed: failed + 1 };
  passed += 1;

  const browser = await runBrowserTests();
  return { passed: passed + browser.passed, failed: failed + browser.failed };
}

/**
 * The data layer alone in a page, and the journeys through the whole product, in two workers.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runBrowserTests() {
  let chromium;
  try {
    chromium = await ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const counts = join(cacheDir, 'browser-tests.json');
  rmSync(counts, { force: true });
  const reporters = ['list', join(root, 'e2e/support/count-reporter.ts')].join(',');
  const ok = await runStep(
    'Tests in a browser',
    ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', reporters],
    { E2E_COUNT_FILE: counts, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  );
  const { passed, failed } = existsSync(counts)
    ? JSON.parse(readFileSync(counts, 'utf8'))
    : { passed: 0, failed: 1 };
  return { passed, failed: failed + (!ok && failed === 0 ? 1 : 0) };
}
