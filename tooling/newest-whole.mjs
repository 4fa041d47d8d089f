// npm run newest-whole -- rollup: the newest version of a package with native parts whose optional packages the
// registry has for all systems. Each version is locked by npm in a folder of its own and read from there; nothing is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './lib/commands.mjs';
import { optionalPackageProblems, packageProblems } from './lib/lock.mjs';
import { root } from './lib/paths.mjs';

/** As many as a package publishes in about half a year. */
const VERSIONS_TRIED = 40;

const [name = ''] = process.argv.slice(2);
if (!name) {
  console.error('Usage: npm run newest-whole -- PACKAGE');
  process.exit(2);
}
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'newest-whole-'));
try {
  const whole = releasesOf(name).slice(0, VERSIONS_TRIED).find(isWhole);
  console.log(
    whole ? `${name} ${whole}` : `None of the ${VERSIONS_TRIED} newest versions of ${name} is whole.`,
  );
  if (!whole) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} version */
function isWhole(version) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { [name]: version } }));
  rmSync(join(folder, 'package-lock.json'), { force: true });
  npm('install', '--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved');
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const problems = [
    ...optionalPackageProblems(lock),
    ...packageProblems(lock, engines.node.replace('>=', '')),
  ];
  if (problems.length > 0) console.log(`${version}: ${problems[0]} (${problems.length} in all)`);
  return problems.length === 0;
}

/** @param {string} name @returns {string[]} without prereleases, the newest first */
function releasesOf(name) {
  const versions = [JSON.parse(npm('view', name, 'versions', '--json'))].flat();
  const parts = (/** @type {string} */ version) => version.split('.').map(Number);
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((one, other) => {
      const [a, b] = [parts(one), parts(other)];
      return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
    });
}

/** @param {string[]} args */
function npm(...args) {
  const [file = '', ...rest] = npmCommand(...args, '--loglevel=error');
  const { status, stdout, stderr } = spawnSync(file, rest, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`);
  return stdout;
}
