/**
 * Runs in the page, so it uses nothing from outside: asks a remote's container for its module, each route and each widget.
 * @param {{ variable: string, chunkList: string, widgets: readonly string[] }} input `chunkList`: global variable of its
 *   chunks, without the version; `variable`: that of the container
 * @returns {Promise<{ failures: string[], files: { url: string, hash: string }[] }>} `files`: all chunks with the hashes of the entry script
 */
export async function askModule({ variable, chunkList, widgets }) {
  /** @type {string[]} */
  const failures = [];
  const attempt = async (what, run) => {
    try {
      return await run();
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const files = () => {
    // Chunks register themselves in this list; one that has a third part is handed the bundle's loader.
    // Of whichever version: this document runs one. Builds before 2026-12 have no version in the name.
    const name = Object.keys(globalThis).find((key) => key === chunkList || key.startsWith(`${chunkList}@`));
    const chunks = name === undefined ? undefined : globalThis[name];
    let loader;
    chunks?.push([['asked'], {}, (given) => (loader = given)]);
    if (!loader?.sriHashes) throw new Error('its entry script has no hashes of its chunks');
    const list = (hashes, nameOf) =>
      Object.entries(hashes ?? {}).map(([id, hash]) => ({ url: loader.p + nameOf(id), hash }));
    return [...list(loader.sriHashes, loader.u), ...list(loader.sriCssHashes, loader.k)];
  };

  const module = await attempt('its module', async () => (await globalThis[variable].get('./remote'))());
  if (!module) return { failures, files: [] };
  const all = (routes) => routes.flatMap((route) => [route, ...all(route.children ?? [])]);
  if (!Array.isArray(module.routes) || typeof module.preload !== 'function')
    failures.push('it does not offer routes, preload and widgets');
  else
    for (const route of all(module.routes)) {
      await attempt(`route ${route.id}`, async () => {
        const { Component } = await route.lazy();
        if (!Component) throw new Error('it has no component');
      });
    }
  for (const widget of widgets) {
    await attempt(`widget ${widget}`, async () => {
      const open = module.widgets?.[widget];
      if (!open) throw new Error('it is named by the manifest, but not there');
      await open();
    });
  }
  return { failures, files: (await attempt('its files', files)) ?? [] };
}
