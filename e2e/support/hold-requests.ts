import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * Keeps requests on their way until the journey lets them go: what is seen meanwhile is seen however slow the machine.
 * @param address a pattern as in `page.route`
 * @returns lets those held pass, and all that come later
 */
export async function holdRequests(
  where: Page | BrowserContext,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(address, async (route) => {
    if (isHeld(route.request())) await gate;
    await route.fallback();
  });
  return () => release();
}

/** Keeps one operation of the tracker on its way, in every tab of a context. */
export function holdOperation(context: BrowserContext, operation: string): Promise<() => void> {
  return holdRequests(
    context,
    /\/tracker\/graphql$/,
    (request) => request.postData()?.includes(operation) ?? false,
  );
}
