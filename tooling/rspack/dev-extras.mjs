import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** What development builds add: hot replacement of components across origins. */
export function devExtras() {
  return {
    plugins: [new ReactRefreshRspackPlugin({ overlay: false })],
    exposePrefix: [],
  };
}
