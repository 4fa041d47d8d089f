import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** Chromium without the parts of a desktop: a journey takes a quarter less in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * @returns {string | undefined} what the tests use: the one that CHROMIUM_PATH names, the headless build of this machine, or another
 *   Chromium of it
 */
export function installedTestBrowser() {
  if (process.env.CHROMIUM_PATH || !existsSync(HEADLESS)) return installedChromium();
  return HEADLESS;
}

/** @returns {string | undefined} a Chromium of this machine, or the one that CHROMIUM_PATH names */
export function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...INSTALLED].find((path) => existsSync(path));
}

/**
 * Makes sure that there are browsers for the tests: those of the machine, else Playwright's own, else Debian's packages.
 * @returns {Promise<void>}
 * @throws {Error} when there is none, and none can be installed
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright');
  // Playwright's own has a headless build beside it.
  if (!installedChromium() && existsSync(chromium.executablePath())) return;
  if (installedChromium()) {
    // Without it the tests take longer, and prove the same.
    if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS)) installPackages('chromium-headless-shell');
    return;
  }
  console.log('No Chromium on this machine; asking Playwright for one …');
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (download.status === 0 && existsSync(chromium.executablePath())) return;
  installPackages('chromium', 'chromium-headless-shell');
  if (installedChromium()) return;
  throw new Error('The journeys need a Chromium: install one, or set CHROMIUM_PATH to its executable.');
}

/** From Debian, where that is possible. @param {string[]} names */
function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian packages ${names.join(', ')} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
