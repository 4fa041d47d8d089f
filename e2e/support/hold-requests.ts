import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * Holds requests back until the journey releases them: what the page shows meanwhile does not depend on the machine.
 * @param url a pattern as in `page.route`
 * @returns releases those that are held, and lets all later ones pass
 */
export async function holdRequests(
  where: Page | BrowserContext,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(url, async (route) => {
    if (isHeld(route.request())) await gate;
    await route.fallback();
  });
  return () => release();
}

/** Holds one operation of the tracker back, in every tab of a context. */
export function holdOperation(context: BrowserContext, operation: string): Promise<() => void> {
  return holdRequests(
    context,
    /\/tracker\/graphql$/,
    (request) => request.postData()?.includes(operation) ?? false,
  );
}
