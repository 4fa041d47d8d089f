import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** @returns {string | undefined} a Chromium of this machine, or the one that CHROMIUM_PATH names */
export function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...INSTALLED].find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser: one of the machine, else Playwright's own, else Debian's package.
 * @returns {Promise<string | undefined>} its path; undefined when Playwright finds its own by itself
 */
export async function ensureChromium() {
  const found = installedChromium();
  if (found) return found;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return undefined;
  console.log('No Chromium on this machine; asking Playwright for one …');
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (download.status === 0 && existsSync(chromium.executablePath())) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Debian package chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Error('The journeys need a Chromium: install one, or set CHROMIUM_PATH to its executable.');
}
