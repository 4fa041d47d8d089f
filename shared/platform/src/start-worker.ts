/**
 * Starts a classic worker from a script on any allowed origin. Browsers refuse a worker from another origin, so there
 * a small worker of this page's own origin loads the script. Under Trusted Types that worker needs a policy of its
 * own, which allows that one origin.
 *
 * Errors inside a script from another origin arrive without text, so worker code catches and posts its own.
 *
 * @param url absolute URL of the worker's file
 */
export function startWorker(url: string, name: string): Worker {
  const target = new URL(url, document.baseURI);
  if (target.origin === location.origin) return new Worker(target.href, { name });
  const source = `
    if (self.trustedTypes) trustedTypes.createPolicy('default', { createScriptURL(text) {
      if (new URL(text, ${JSON.stringify(target.href)}).origin === ${JSON.stringify(target.origin)}) return text;
      throw new TypeError('Scripts from elsewhere are not allowed here');
    } });
    importScripts(${JSON.stringify(target.href)});`;
  const blobUrl = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(blobUrl, { name });
  } finally {
    // The worker still loads: releasing the URL in the same task would be too early in some browsers.
    setTimeout(() => URL.revokeObjectURL(blobUrl), 10_000);
  }
}
