/** As the shell provides it. */
function provide({
  instances = [],
  bundler = { bundlerRuntime: { consumes: 'of the shell' }, attachShareScopeMap() {} },
} = {}) {
  class Federation {
    constructor(options) {
      this.options = options;
      this.initOptions = jest.fn();
    }
  }
  globalThis._FEDERATION_RUNTIME_CORE = {
    bundler,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    getGlobalFederationConstructor: () => Federation,
    setGlobalFederationInstance: (instance) => instances.push(instance),
  };
  return instances;
}

async function entry() {
  jest.resetModules();
  return (await import('./shell-federation.mjs')).default;
}

afterEach(() => {
  delete globalThis._FEDERATION_RUNTIME_CORE;
});

test('in a shell of before, an entry fails with the words for a version that does not fit', async () => {
  provide({ bundler: null });
  await expect(entry()).rejects.toThrow(/does not satisfy/);
});

test('each remote has an instance of its own, and uses the functions of the shell', async () => {
  const instances = provide();
  const { runtime, bundlerRuntime } = await entry();
  runtime.init({ name: 'tsugi_media' });
  runtime.init({ name: 'tsugi_search' });
  expect(instances.map(({ options }) => options.name)).toEqual(['tsugi_media', 'tsugi_search']);
  expect(bundlerRuntime.consumes).toBe('of the shell');
});

test('a second version of a remote takes over the instance of the first', async () => {
  const instances = provide();
  const { runtime } = await entry();
  const first = runtime.init({ name: 'tsugi_media' });
  expect(runtime.init({ name: 'tsugi_media', shared: {} })).toBe(first);
  expect(first.initOptions).toHaveBeenCalledWith({ name: 'tsugi_media', shared: {}, id: '' });
  expect(instances).toHaveLength(1);
});

test('a container shares what the shell has for the scope', async () => {
  provide();
  const { bundlerRuntime } = await entry();
  const instance = { initOptions: jest.fn(), initShareScopeMap: jest.fn() };
  const webpackRequire = {
    federation: { instance, initOptions: { name: 'tsugi_media' } },
    I: jest.fn(() => 'shared'),
  };
  const [shareScope, initScope, shareScopeMap] = [{}, [], {}];
  const done = bundlerRuntime.initContainerEntry({
    webpackRequire,
    shareScope,
    initScope,
    shareScopeKey: 'default',
    remoteEntryInitOptions: { shareScopeMap },
  });
  expect(done).toBe('shared');
  expect(instance.initOptions).toHaveBeenCalledWith({ name: 'tsugi_media', remotes: [], shareScopeMap });
  expect(instance.initShareScopeMap).toHaveBeenCalledWith('default', shareScope, {
    hostShareScopeMap: shareScopeMap,
  });
  expect(webpackRequire.I).toHaveBeenCalledWith('default', initScope);
});
