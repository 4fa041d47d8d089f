// Remotes are built without the core of the federation runtime (it would be 17 KB in each) and find it under this
// name. The list is what their container code uses; importing the whole module would prevent tree shaking.
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** The bundler replaces this name by its own. */
declare const __webpack_require__: { readonly federation: unknown };

export function provideRuntimeCore(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      assert,
      // Its other half, which is bound to no bundle.
      bundler: __webpack_require__.federation,
      CurrentGlobal,
      getGlobalFederationConstructor,
      getRemoteEntry,
      getRemoteInfo,
      helpers,
      loadScript,
      loadScriptNode,
      Module,
      ModuleFederation,
      registerGlobalPlugins,
      satisfy,
      setGlobalFederationConstructor,
      setGlobalFederationInstance,
    },
  });
}
