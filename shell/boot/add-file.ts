/** Location and integrity hashes of a remote's files. */
export interface RemoteFiles {
  readonly manifestUrl: string;
  /** Hashes by file. */
  readonly integrity: Readonly<Record<string, string>> | undefined;
}

/** Loads a file of a remote. The element's `onload` and `onerror` belong to the caller. */
export function addFile<K extends 'link' | 'script'>(
  { manifestUrl, integrity }: RemoteFiles,
  file: string,
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), {
    // A preloaded script runs after the first screen: on a slow network what that consists of comes first.
    ...('as' in properties && properties.as === 'script' ? { fetchPriority: 'low' } : {}),
    ...properties,
    [tag === 'link' ? 'href' : 'src']: new URL(file, manifestUrl).href,
    crossOrigin: 'anonymous',
    // A script or style sheet with a hash reuses only a preload with the same hash.
    integrity: integrity?.[file] ?? '',
  });
  document.head.append(element);
  return element;
}
