// Remotes that were built before 2026-11-27 run with the runtime of the federation plugin and find both halves of it under this name. A file
// of its own: pages without such a remote never load it.
import * as core from '@module-federation/runtime-core';
import bundler from '@module-federation/webpack-bundler-runtime';

export function providePluginRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ...core, bundler } });
}
