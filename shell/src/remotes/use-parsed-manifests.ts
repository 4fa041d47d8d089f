import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { use } from 'react';
import { RemoteLoaderContext } from './remote-loader-context.ts';

const NEVER = atom(0);

/** The manifests that are known, as parsed. The component renders again when another one has been read. */
export function useParsedManifests(): readonly unknown[] {
  const remoteLoader = use(RemoteLoaderContext);
  useAtomValue(remoteLoader?.revision ?? NEVER);
  return remoteLoader?.parsed() ?? [];
}
