import { stableJson } from '@tsugi/contract';
import type { SourceRequest } from '../core/operation.ts';
import type { SourceName } from '../core/source-name.ts';

/** Requests that the boot script sent while the shell's own scripts still loaded. Each can be taken once. */
export interface PrefetchedResponses {
  readonly take: (source: SourceName, bodyKey: string) => Promise<Response> | undefined;
}

/** The boot script's requests, if there are any. The body key is stable JSON of `{query, variables}`. */
export const windowPrefetchedResponses: PrefetchedResponses = {
  take: (source, bodyKey) => readEarly()?.take(source, bodyKey),
};

export function prefetchBodyKey(request: Extract<SourceRequest, { kind: 'graphql' }>): string {
  return stableJson({ query: request.query, variables: request.variables });
}

function readEarly(): PrefetchedResponses | undefined {
  // The boot script defines this global before any module runs; its shape is agreed with the shell.
  return (globalThis as { __tsugi?: { early?: PrefetchedResponses } }).__tsugi?.early;
}
