import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { Home } from './Home.tsx';
import { loadHome } from './load-home.ts';

/** The page of the root path. Its content belongs to the remotes. */
export function homeRoute(remoteLoader: RemoteLoader) {
  return { Component: Home, loader: () => loadHome(remoteLoader) };
}
