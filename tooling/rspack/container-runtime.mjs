// What a remote needs of Module Federation in the page: the protocol of a container, and how its chunks take shared modules from the share
// scope that `init` gives it. Stands in the place of the runtime that the federation plugin brings (see container-runtime-plugin.mjs).

/** The bundle's loader, which has the functions and tables of the bundler's runtime. */
const bundle = __webpack_require__;
const { chunkMapping, shareKeys } = bundle.consumesLoadingData;

/** By name and version. @type {Record<string, Record<string, { get: () => unknown }>>} */
let scope = {};

bundle.initContainer = (shareScope) => {
  scope = shareScope;
};

bundle.getContainer = async (name) => bundle.initializeExposesData.moduleMap[name]();

/** Modules that have been asked for, by id; settled when a chunk can be evaluated. @type {Record<string, Promise<void>>} */
const loading = {};

bundle.f.consumes = (chunk, promises) => {
  for (const id of chunkMapping[chunk] ?? []) {
    loading[id] ??= take(shareKeys[id]).then(
      (evaluate) => define(id, evaluate),
      (error) => {
        // The next chunk that needs it asks again. This one throws when it is evaluated, as the bundler's own runtime does.
        delete loading[id];
        define(id, () => {
          throw error;
        });
      },
    );
    promises.push(loading[id]);
  }
};

/** Resolves with a function that gives the module. There is one version, the shell's. @param {string} key */
async function take(key) {
  const [shared] = Object.values(scope[key] ?? {});
  if (!shared) throw new Error(`The shell does not provide ${key}`);
  return shared.get();
}

/** @param {string} id @param {() => unknown} evaluate */
function define(id, evaluate) {
  bundle.m[id] = (module) => {
    delete bundle.c[id];
    module.exports = evaluate();
  };
}
