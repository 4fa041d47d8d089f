import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { toolCommand } from './commands.mjs';

const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
/** Below /Applications, for all users or for one. */
const MAC = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
/** Below the folders for programs, for all users or for one. */
const WINDOWS = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];

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

/**
 * A headless Chromium that asks its maker for nothing.
 * @param {string | undefined} [executablePath] else Playwright's own
 * @returns {Promise<import('playwright').Browser>}
 */
export async function launchChromium(executablePath = installedChromium()) {
  const { chromium } = await import('playwright');
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
}

/** @returns {string | undefined} a Chromium of this machine, or the one that CHROMIUM_PATH names */
export function installedChromium() {
  return chromiumPaths(process.platform, process.env).find((path) => existsSync(path));
}

/**
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} where a Chromium may be: first the one that CHROMIUM_PATH names, then where the system installs it
 */
export function chromiumPaths(platform, env) {
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  return [...named, ...pathsOfSystem(platform, env)];
}

/** @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} env */
function pathsOfSystem(platform, env) {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return folders.flatMap((folder) => WINDOWS.map((path) => win32.join(folder, path)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
    return folders.flatMap((folder) => MAC.map((path) => posix.join(folder, path)));
  }
  return LINUX;
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
  const [playwright = '', ...install] = toolCommand('playwright', 'install', 'chromium');
  const download = spawnSync(playwright, install, {
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
