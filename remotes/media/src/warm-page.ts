/** Asks for the code of the page at this URL, and for the media it is about. */
export async function warmPage(url: URL): Promise<void> {
  if (/\/mal\/[^/]+\/[^/]+/.test(url.pathname)) {
    await import(/* webpackChunkName: "route-mal" */ './mal/route.ts');
    return;
  }
  const [, type, id, part] =
    /\/ani\/([^/]+)\/([^/]+)(?:\/[^/]+\/(characters|staff))?/.exec(url.pathname) ?? [];
  const { prefetchMedia } = await import(/* webpackChunkName: "route-media" */ './media/load-media.ts');
  prefetchMedia(type, id, 'prefetch');
  if (part) await import(/* webpackChunkName: "route-people" */ './characters/route.ts');
}
