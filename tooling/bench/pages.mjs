/**
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} path from the product's root
 * @property {string} content selector of what counts as the page's first content; an image counts when it is decoded
 * @property {string} [token] of the signed-in user
 */

/** The pages whose loads are measured. @param {import('./sandbox-control.mjs').SandboxControl} sandbox */
export async function benchPages(sandbox) {
  const card = 'main a[href*="/ani/"]';
  const id = await sandbox.popularAnimeId();
  const token = await sandbox.token('aoi');
  /** @type {BenchPage[]} */
  const pages = [
    { name: 'home, signed out', path: '', content: card },
    { name: 'home, signed in', path: '', content: card, token },
    { name: 'search', path: 'search/anime', content: card },
    { name: 'browse', path: 'browse/anime', content: card },
    { name: 'media', path: `ani/anime/${id}/_`, content: 'main img[src*="/images/"]' },
    { name: 'profile', path: 'user/mio', content: 'main h1' },
    { name: 'list', path: 'user/mio/anime', content: card },
    { name: 'compare', path: 'compare/anime?user=mio&user=sora', content: card },
  ];
  return pages;
}
