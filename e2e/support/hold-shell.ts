import type { Page } from '@playwright/test';

const SHELL = /\/shell\.[0-9a-f]+\.js$/;

/** Keeps the shell's own scripts on their way for ever: what is seen then was drawn without them. */
export async function holdShell(page: Page): Promise<void> {
  await page.route(SHELL, () => {});
}

export async function letShellPass(page: Page): Promise<void> {
  await page.unroute(SHELL);
}
