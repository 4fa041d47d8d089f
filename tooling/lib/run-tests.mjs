import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { cacheDir } from './paths.mjs';
import { runChecks } from './run-checks.mjs';
import { runStep } from './run-step.mjs';

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
  const counts = join(cacheDir, 'journeys.json');
  rmSync(counts, { force: true });
  const ok = await runStep(
    'Journeys',
    ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      E2E_COUNT_FILE: counts,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  );
  const journeys = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 1 };
  passed += journeys.passed;
  failed += journeys.failed + (!ok && journeys.failed === 0 ? 1 : 0);
  return { passed, failed };
}
