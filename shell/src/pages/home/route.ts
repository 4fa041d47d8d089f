import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { Home } from './Home.tsx';
import { loadHome } from './load-home.ts';

/** The page of the root path. Its content belongs to the remotes. */
export function homeRoute(remoteLoader: RemoteLoader) {
  return {
    Component: Home,
    loader: () => {
      // A setting of the device: `shell/src/frame/appearance/show-settings.ts`.
      const { startPage } = document.documentElement.dataset;
      if (!startPage) return loadHome(remoteLoader);
      return import(/* webpackChunkName: "appearance" */ './start-elsewhere.ts').then(
        ({ startElsewhere }) => {
          startElsewhere(startPage);
          return loadHome(remoteLoader);
        },
      );
    },
  };
}
