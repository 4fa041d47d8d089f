import type { Page } from '@playwright/test';

export const SHELL_SCRIPT = /\/shell\.[0-9a-f]+\.js$/;

/** Holds the shell's own scripts back for ever: what shows then is the first screen. */
export async function holdShell(page: Page): Promise<void> {
  await page.route(SHELL_SCRIPT, () => {});
}

export async function letShellPass(page: Page): Promise<void> {
  await page.unroute(SHELL_SCRIPT);
}
