import type { Page } from '@playwright/test';

export interface Watch {
  readonly violations: string[];
  readonly errors: string[];
}

/** Collects violations of the security policy and uncaught errors of a page. */
export function watchPage(page: Page): Watch {
  const watch: Watch = { violations: [], errors: [] };
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted ?Type|TrustedScript|TrustedHTML/i.test(text))
      watch.violations.push(text);
  });
  page.on('pageerror', (error) => watch.errors.push(error.message));
  return watch;
}
