/** Scripts, styles and pointers, and the pictures of other hosts. Never an answer of a service. */
const KEPT = /\.(?:js|css|json)$/;

/** Hands the worker the addresses of what this document has fetched without it. */
export function keepLoadedFiles(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').flatMap((entry) => {
    // The list has only entries of this kind.
    const { name, initiatorType } = entry as PerformanceResourceTiming;
    return initiatorType === 'img' || KEPT.test(new URL(name).pathname) ? [name] : [];
  });
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(loaded)] } });
}
