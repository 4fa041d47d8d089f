import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { changedSince } from './changed-since.mjs';
import { journeysOf } from './journeys.mjs';
import { cacheDir, root } from './paths.mjs';
import { runChecks } from './run-checks.mjs';
import { runStep } from './run-step.mjs';
import { EVERYTHING, scopeOfChanges, scopeOfNames } from './scope.mjs';
import { readWorkspaces } from './workspaces.mjs';

/**
 * The checks, the production build with its budgets, and the tests in a browser against that build.
 * @param {{ names?: string[], since?: string | undefined }} [input] nothing: everything
 * @returns {Promise<import('./run-checks.mjs').Outcome>}
 */
export async function runTests({ names = [], since } = {}) {
  const workspaces = readWorkspaces();
  const scope =
    names.length > 0
      ? scopeOfNames(names, workspaces)
      : since
        ? scopeOfChanges(changedSince(since), workspaces)
        : EVERYTHING;
  const specs = await specsOf(scope);

  const checks = await runChecks(scope.units);
  if (specs === undefined && scope.builds.length === 0) return checks;

  // Journeys run against everything; what has not changed is not built again.
  const parts = specs !== undefined || scope.builds === 'all' ? [] : scope.builds;
  const build = await runStep('Build and size budgets', ['node', 'tooling/build.mjs', ...parts]);
  const built = {
    passed: checks.passed + Number(build.ok),
    failed: checks.failed + Number(!build.ok),
    steps: [...checks.steps, build],
    files: checks.files,
  };
  if (!build.ok || specs === undefined) return built;

  const browser = await runBrowserTests(specs);
  return {
    passed: built.passed + browser.passed,
    failed: built.failed + browser.failed,
    steps: [...built.steps, ...browser.steps],
    files: [...built.files, ...browser.files],
  };
}

/**
 * @param {import('./scope.mjs').Scope} scope
 * @returns {Promise<string[] | undefined>} arguments that choose the tests in a browser; undefined for none of them
 */
async function specsOf({ journeys, data }) {
  if (journeys === 'all') return data ? [] : ['e2e/journeys/'];
  const ofRemotes = await Promise.all(journeys.remotes.map(journeysOf));
  const files = new Set([...ofRemotes.flat(), ...journeys.files]);
  const specs = [...(data ? ['shared/data/browser/'] : []), ...files];
  return specs.length > 0 ? specs : undefined;
}

/** @param {string[]} specs @returns {Promise<import('./run-checks.mjs').Outcome>} */
async function runBrowserTests(specs) {
  try {
    await ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, steps: [], files: [] };
  }
  const counts = join(cacheDir, 'browser-tests.json');
  rmSync(counts, { force: true });
  const reporters = ['list', join(root, 'e2e/support/count-reporter.ts')].join(',');
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter', reporters];
  const step = await runStep('Tests in a browser', ['npx', 'playwright', 'test', ...config, ...specs], {
    env: { E2E_COUNT_FILE: counts },
  });
  const { passed, failed, files } = existsSync(counts)
    ? JSON.parse(readFileSync(counts, 'utf8'))
    : { passed: 0, failed: 1, files: [] };
  return { passed, failed: failed + (!step.ok && failed === 0 ? 1 : 0), steps: [step], files };
}
