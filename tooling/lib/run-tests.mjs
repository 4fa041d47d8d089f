import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { changedSince } from './changed-since.mjs';
import { nodeCommand, toolCommand } from './commands.mjs';
import { journeysOf } from './journeys.mjs';
import { cacheDir } from './paths.mjs';
import { runChecks } from './run-checks.mjs';
import { runStep } from './run-step.mjs';
import { EVERYTHING, scopeOfChanges, scopeOfNames } from './scope.mjs';
import { readWorkspaces } from './workspaces.mjs';

/**
 * The production build with its budgets, then the tests in a browser against that build, with the checks beside them.
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

  if (specs === undefined && scope.builds.length === 0) return runChecks(scope.units);

  // Journeys run against everything; what has not changed is not built again.
  const parts = specs !== undefined || scope.builds === 'all' ? [] : scope.builds;
  const build = await runStep('Build and size budgets', nodeCommand('tooling/build.mjs', ...parts));
  const built = { passed: Number(build.ok), failed: Number(!build.ok) };
  if (!build.ok || specs === undefined) return sumOf([built, await runChecks(scope.units)]);

  // Journeys wait for pages a fifth of their time. The checks have that fifth, and give way whenever a journey works.
  const [checks, browser] = await Promise.all([
    runChecks(scope.units, { inBackground: true }),
    runBrowserTests(specs),
  ]);
  return sumOf([built, checks, browser]);
}

/** @param {import('./run-checks.mjs').Outcome[]} outcomes @returns {import('./run-checks.mjs').Outcome} */
function sumOf(outcomes) {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
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
    return { passed: 0, failed: 1 };
  }
  const report = join(cacheDir, 'browser-tests.json');
  rmSync(report, { force: true });
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'];
  const step = await runStep('Tests in a browser', toolCommand('playwright', 'test', ...config, ...specs), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { expected: passed, unexpected } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).stats
    : { expected: 0, unexpected: 1 };
  return { passed, failed: step.ok ? unexpected : Math.max(1, unexpected) };
}
