import { consumedModules } from './container-runtime-plugin.mjs';

const react = { version: '19.3.1' };

/** A bundle whose chunk `page` needs React and the dialogs, which are the modules 1 and 2. */
async function startContainer() {
  const bundle = {
    c: {},
    m: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { page: ['1', '2'] },
      shareKeys: { 1: 'react', 2: '@tsugi/ui/dialog' },
    },
    initializeExposesData: { moduleMap: { './remote': async () => () => 'the module' } },
  };
  globalThis.__webpack_require__ = bundle;
  jest.resetModules();
  await import('./container-runtime.mjs');
  const evaluate = (id) => {
    const module = { exports: {} };
    bundle.m[id](module);
    return module.exports;
  };
  const load = async (chunk) => {
    const promises = [];
    bundle.f.consumes(chunk, promises);
    await Promise.all(promises);
  };
  return { bundle, evaluate, load };
}

const provided = (get) => ({ '1.0.0': { get, from: 'tsugi-shell' } });

test('a chunk gets the shared modules that the shell provides, each asked for once', async () => {
  const { bundle, evaluate, load } = await startContainer();
  const getDialog = jest.fn(async () => () => 'dialogs');
  bundle.initContainer({ react: provided(() => () => react), '@tsugi/ui/dialog': provided(getDialog) });
  await load('page');
  await load('page');
  expect(evaluate('1')).toBe(react);
  expect(evaluate('2')).toBe('dialogs');
  expect(getDialog).toHaveBeenCalledTimes(1);
});

test('a chunk without shared modules waits for nothing', async () => {
  const { bundle, load } = await startContainer();
  bundle.initContainer({});
  await load('other');
  expect(bundle.m).toEqual({});
});

test('a module that does not arrive throws where it is used, and the next chunk asks for it again', async () => {
  const { bundle, evaluate, load } = await startContainer();
  const getDialog = jest.fn(async () => () => 'dialogs');
  getDialog.mockRejectedValueOnce(new Error('no connection'));
  bundle.initContainer({ react: provided(() => () => react), '@tsugi/ui/dialog': provided(getDialog) });
  await load('page');
  expect(() => evaluate('2')).toThrow('no connection');
  await load('page');
  expect(evaluate('2')).toBe('dialogs');
});

test('a module that the shell does not have is named', async () => {
  const { bundle, evaluate, load } = await startContainer();
  bundle.initContainer({ react: provided(() => () => react) });
  await load('page');
  expect(() => evaluate('2')).toThrow('The shell does not provide @tsugi/ui/dialog');
});

test('the container gives the module that the remote exposes', async () => {
  const { bundle } = await startContainer();
  expect((await bundle.getContainer('./remote'))()).toBe('the module');
});

test('of the table that the bundler writes the names and the chunks stay', () => {
  const source = `__webpack_require__.consumesLoadingData = { chunkMapping: {"7":["1"]}, moduleIdToConsumeDataMapping: {"1": { shareScope: "default", shareKey: "react", import: null }}, initialConsumes: [] };`;
  expect(consumedModules(source)).toBe(
    '__webpack_require__.consumesLoadingData = { chunkMapping: {"7":["1"]}, shareKeys: { "1": "react" } };\n',
  );
  expect(() => consumedModules(source.replace('shareKey', 'key'))).toThrow('otherwise than expected');
  expect(() => consumedModules(source.replace('[] }', '["1"] }'))).toThrow('otherwise than expected');
});
