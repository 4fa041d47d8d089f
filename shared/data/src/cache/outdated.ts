type Outdated = (depends: (key: string) => boolean) => void;

const watchers = new Set<Outdated>();

/**
 * Calls back when stored results have become others by a setting of the account: for what reads them past the hooks.
 * @returns ends it
 */
export function watchOutdated(key: string, listener: () => void): () => void {
  const watcher: Outdated = (depends) => {
    if (depends(key)) listener();
  };
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function outdateStored(depends: (key: string) => boolean): void {
  for (const watcher of [...watchers]) watcher(depends);
}
