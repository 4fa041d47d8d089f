import type { BrowserContext, Page } from '@playwright/test';

export interface Watch {
  readonly violations: string[];
  readonly errors: string[];
  /** Requests, their ends, documents and messages of all pages, with milliseconds since the start. */
  readonly log: readonly string[];
}

/** Collects violations of the security policy and uncaught errors of a page, and what happens in its context. */
export function watchPage(page: Page, context: BrowserContext): Watch {
  const startedAt = performance.now();
  const log: string[] = [];
  const note = (text: string) => log.push(`${Math.round(performance.now() - startedAt)} ms  ${text}`);
  const watch: Watch = { violations: [], errors: [], log };
  context.on('request', (request) =>
    note(`${request.method()} ${request.url()} ${bodyOf(request.postData())}`),
  );
  context.on('requestfinished', (request) => note(`done ${request.url()}`));
  context.on('requestfailed', (request) => note(`${request.failure()?.errorText} ${request.url()}`));
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted ?Type|TrustedScript|TrustedHTML/i.test(text))
      watch.violations.push(text);
  });
  page.on('pageerror', (error) => {
    note(`uncaught: ${error.message}`);
    watch.errors.push(error.message);
  });
  return watch;
}

/** Its operation and variables follow the document. */
function bodyOf(body: string | null): string {
  return body?.slice(0, 80).replace(/\s+/g, ' ') ?? '';
}
