import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Serves the bundled harness to the tests. */
export async function serveHarness(port: number): Promise<{ close(): Promise<void> }> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('harness.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/out',
    write: false,
    alias: { graphql: fileURLToPath(new URL('../../../tooling/rspack/graphql-stub.mjs', import.meta.url)) },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = new Map(result.outputFiles.map(({ path, text }) => [path.replace('/out', ''), text]));
  const page = '<!doctype html><title>Data</title><script type="module" src="/harness.js"></script>';

  const server = createServer((request, response) => {
    const script = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(200, { 'content-type': script === undefined ? 'text/html' : 'text/javascript' });
    response.end(script ?? page);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
