import type { Page } from '@playwright/test';

const SHELL = /\/shell\.[0-9a-f]+\.js$/;

/** Holds the shell's own scripts back for ever: what shows then is the first screen. */
export async function holdShell(page: Page): Promise<void> {
  await page.route(SHELL, () => {});
}

export async function letShellPass(page: Page): Promise<void> {
  await page.unroute(SHELL);
}
