import type { RemoteLoader } from '../../remotes/remote-loader.ts';

/** Reads the registry again. @returns whether it names other manifests than when this document started */
export async function hasMoved({
  manifests,
  readRegistry,
}: Pick<RemoteLoader, 'readRegistry'> & {
  readonly manifests: Pick<RemoteLoader['manifests'], 'initial'>;
}): Promise<boolean> {
  const next = await readRegistry();
  return next !== undefined && Object.keys(next).some((name) => next[name] !== manifests.initial[name]);
}
