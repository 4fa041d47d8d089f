/**
 * Gives a user a longer list of anime than the tracker does, which ends a collection at 11,000 entries: each chunk of the
 * sandbox's list comes again, with other ids.
 * @param {import('playwright').Page} page
 * @param {{ chunks: number, size: number }} input `chunks`: those that the sandbox has; `size`: entries that the page is to get
 */
export async function lengthenList(page, { chunks, size }) {
  await page.route('**/tracker/graphql', async (route) => {
    const sent = route.request().postDataJSON();
    const chunk = sent?.variables?.chunk;
    if (typeof chunk !== 'number' || sent.variables.type !== 'ANIME') return route.fallback();
    const copy = Math.floor((chunk - 1) / chunks);
    const variables = { ...sent.variables, chunk: ((chunk - 1) % chunks) + 1 };
    const response = await route.fetch({ postData: JSON.stringify({ ...sent, variables }) });
    const json = await response.json();
    const collection = json.data?.MediaListCollection;
    if (collection) lengthen(collection, copy, chunk * PER_CHUNK < size);
    await route.fulfill({ response, json });
  });
}

/** Entries that the page asks for at a time. */
export const PER_CHUNK = 500;

/** Above all ids of the sandbox. */
const COPY_IDS = 10_000_000;

/** @param {{ lists: { entries: { id: number, mediaId: number, media: { id: number } }[] }[], hasNextChunk: boolean }} collection @param {number} copy @param {boolean} hasNextChunk */
function lengthen(collection, copy, hasNextChunk) {
  collection.hasNextChunk = hasNextChunk;
  for (const entry of collection.lists.flatMap(({ entries }) => entries)) {
    entry.id += copy * COPY_IDS;
    if (entry.mediaId !== undefined) entry.mediaId += copy * COPY_IDS;
    if (entry.media) entry.media.id += copy * COPY_IDS;
  }
}
