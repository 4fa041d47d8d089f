import { createRequire } from 'node:module';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Compile errors are shown in the page; what throws at run time has pages of the product. */
export const OVERLAY = { errors: true, warnings: false, runtimeErrors: false };

const require = createRequire(import.meta.url);

/**
 * What development builds add: hot replacement of components across origins. A remote has no entry of its own, so what
 * must run first is prefixed to the module it exposes.
 * @param {number} [port] of this remote's development server
 */
export function devExtras(port) {
  const socket =
    port &&
    `?protocol=ws&hostname=localhost&port=${port}&pathname=/ws&hot=true&live-reload=false&overlay=${encodeURIComponent(JSON.stringify(OVERLAY))}`;
  return {
    plugins: [new ReactRefreshRspackPlugin({ injectEntry: !port })],
    exposePrefix: socket
      ? [
          require.resolve('@rspack/plugin-react-refresh/react-refresh-entry'),
          `${require.resolve('@rspack/dev-server/client/index')}${socket}`,
          require.resolve('@rspack/core/hot/dev-server'),
        ]
      : [],
  };
}
