/**
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} path from the product's root
 * @property {string} content selector of what counts as the page's first content; an image counts when it is decoded
 * @property {string} [token] of the signed-in user
 */

const CARD = 'main a[href*="/ani/"]';

/** Its content is a cover, since the titles are there as soon as the response is. @type {BenchPage} */
export const FLOOR = { name: 'floor', path: 'index.html', content: 'main img' };

/** The pages whose loads are measured. @param {import('./sandbox-control.mjs').SandboxControl} sandbox */
export async function benchPages(sandbox) {
  const id = await sandbox.popularAnimeId();
  const token = await sandbox.token('aoi');
  /** @type {BenchPage[]} */
  const pages = [
    { name: 'home, signed out', path: '', content: CARD },
    { name: 'home, signed in', path: '', content: CARD, token },
    { name: 'search', path: 'search/anime', content: CARD },
    // No request of the manifest covers it.
    { name: 'filtered search', path: 'search/anime?genre=Action&sort=score', content: CARD },
    { name: 'browse', path: 'browse/anime', content: CARD },
    { name: 'media', path: `ani/anime/${id}/_`, content: 'main img[src*="/images/"]' },
    { name: 'profile', path: 'user/mio', content: 'main h1' },
    { name: 'list', path: 'user/mio/anime', content: CARD },
    { name: 'schedule', path: 'schedule', content: CARD },
    { name: 'schedule, signed in', path: 'schedule', content: CARD, token },
    { name: 'compare', path: 'compare/anime?user=mio&user=sora', content: CARD },
  ];
  return pages;
}

/**
 * @template {{ readonly name: string }} P
 * @param {readonly P[]} pages
 * @param {string | undefined} chosen beginnings of names, separated by commas, which names are compared without; nothing: all
 * @returns {P[]}
 * @throws {Error} when one of them is the beginning of no name
 */
export function chosenPages(pages, chosen) {
  if (chosen === undefined) return [...pages];
  const plain = (/** @type {string} */ name) => name.replaceAll(',', '').trim();
  const beginnings = chosen.split(',').map(plain);
  for (const beginning of beginnings) {
    if (pages.some(({ name }) => plain(name).startsWith(beginning))) continue;
    throw new Error(`No page "${beginning}". There are: ${pages.map(({ name }) => plain(name)).join(', ')}.`);
  }
  return pages.filter(({ name }) => beginnings.some((beginning) => plain(name).startsWith(beginning)));
}
