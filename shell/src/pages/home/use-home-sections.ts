import type { HomeSection, LoadFailure } from '@tsugi/contract';
import { homeSectionsOf, type OwnedHomeSection } from '@tsugi/contract/routing';
import { use, useEffect, useState } from 'react';
import { RemoteLoaderContext } from '../../remotes/remote-loader-context.ts';
import { useParsedManifests } from '../../remotes/use-parsed-manifests.ts';

export interface HomeSectionsState {
  readonly sections: readonly OwnedHomeSection[];
  /** Why there is not one: a remote whose manifest could not be read, and of which no earlier one is known. */
  readonly failure: LoadFailure | undefined;
  /** Reads the manifests again. */
  readonly retry: () => void;
}

/** The sections of the manifests that are known. A manifest that is read later adds its own. */
export function useHomeSections(audience: HomeSection['audience']): HomeSectionsState {
  const remoteLoader = use(RemoteLoaderContext);
  const sections = homeSectionsOf(useParsedManifests(), audience);
  const [failure, setFailure] = useState<LoadFailure>();
  const [attempt, setAttempt] = useState(0);
  const isEmpty = sections.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to read again
  useEffect(() => {
    if (!isEmpty) return;
    let isCurrent = true;
    void remoteLoader?.failures().then(([first]) => {
      if (isCurrent) setFailure(first);
    });
    return () => {
      isCurrent = false;
    };
  }, [remoteLoader, isEmpty, attempt]);

  return {
    sections,
    failure: isEmpty ? failure : undefined,
    retry: () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
