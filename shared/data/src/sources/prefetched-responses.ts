import { stableJson } from '@tsugi/platform/json';
import type { CachedScreen } from '../cache/first-screen-cache.ts';
import type { SourceRequest } from '../core/operation.ts';
import { requestBody } from '../core/request-body.ts';
import type { SourceName } from '../core/source-name.ts';

/** Requests that the boot script sent while the shell's own scripts still loaded. Each can be taken once. */
export interface PrefetchedResponses {
  readonly take: (source: SourceName, bodyKey: string) => Promise<Response> | undefined;
}

/** The boot script's requests, if there are any. The body key is stable JSON of `{query, variables}`. */
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
  return update(name, data);
}

const IDLE_TIMEOUT_MS = 5000;
const later = (run: () => void) => setTimeout(run, 1000);

interface BootResult {
  readonly prefetched?: PrefetchedResponses;
  readonly updateFirstScreen?: (name: string, data: unknown) => Promise<CachedScreen | undefined>;
}

function bootResult(): BootResult | undefined {
  // The boot script defines this global before any module runs; its shape is agreed with the shell.
  return (globalThis as { __tsugi?: BootResult }).__tsugi;
}
