import { bootResult, type PrefetchedResponses } from '@tsugi/contract/boot-result';
import { stableJson } from '@tsugi/platform/json';
import type { CachedScreen } from '../cache/first-screen-cache.ts';
import type { SourceRequest } from '../core/operation.ts';
import { requestBody } from '../core/request-body.ts';

/** The boot script's requests, if there are any. */
export const windowPrefetchedResponses: PrefetchedResponses = {
  take: (source, bodyKey) => bootResult()?.prefetched?.take(source, bodyKey),
};

export function prefetchBodyKey(request: SourceRequest): string {
  return stableJson(requestBody(request));
}

/** Renders this page's first screen anew when the browser has nothing else to do. */
export async function updateFirstScreen(name: string, data: unknown): Promise<CachedScreen | undefined> {
  const update = bootResult()?.updateFirstScreen;
  if (!update) return undefined;
  // Safari has no idle callbacks; by then a first page stands there.
  await new Promise((resolve) =>
    (globalThis.requestIdleCallback ?? later)(resolve, { timeout: IDLE_TIMEOUT_MS }),
  );
  // The boot script makes it with this package's own type.
  return update(name, data) as Promise<CachedScreen | undefined>;
}

const IDLE_TIMEOUT_MS = 5000;
const later = (run: () => void) => setTimeout(run, 1000);
