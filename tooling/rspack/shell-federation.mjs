// In a remote's entry this stands in the place of the bundler's half of the federation runtime, which the shell has: 4 KB of gzip in
// each remote. Its functions get the remote's own `require` with each call. Only `init` holds state: the shell's would then
// load remotes through the instance of the last one that started. `initContainerEntry` is only in bundles that expose something.

const core = globalThis._FEDERATION_RUNTIME_CORE;
const shell = core?.bundler;
// The shell's words for a shared module of another version: this one is older than the remote.
if (!shell) throw new Error("The shell's federation runtime does not satisfy what this remote needs");

/** @param {{ name: string, version?: string }} options */
function init(options) {
  // A document may run two versions of a remote, of which the first has failed.
  const known = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    (instance) => instance.options.name === options.name && instance.options.version === options.version,
  );
  if (known) {
    known.initOptions({ ...options, id: '' });
    return known;
  }
  const instance = new (core.getGlobalFederationConstructor() ?? core.ModuleFederation)({
    ...options,
    id: '',
  });
  core.setGlobalFederationInstance(instance);
  return instance;
}

/** As the package's own, for the one share scope that the product has. */
function initContainerEntry({
  webpackRequire,
  shareScope,
  initScope,
  shareScopeKey,
  remoteEntryInitOptions,
}) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  shell.attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}

export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...shell.bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap: shell.attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
