import type { Registry } from './registry.ts';

/** URLs of manifests whose code failed, with those that this document runs in their place. */
export const replaced = new Map<string, string>();

/** The registry without the versions that have failed in this document: they are no news to it. */
export function withoutFailed(registry: Registry): Registry {
  return Object.fromEntries(Object.entries(registry).map(([name, url]) => [name, replaced.get(url) ?? url]));
}
