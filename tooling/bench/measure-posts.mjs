import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';
import { goWithin } from './observe-work.mjs';
import { openTracedPage } from './trace-tasks.mjs';

/** Characters. Shorter texts of the corpus try to run code, not to hold the page. */
const LEAST = 1_000;
/** Texts a context: the client's own limit of requests would set the pace of more. */
const PORTION = 20;
/** A worker gives a text up after a second. */
const LATE_MS = 1_300;
/** Layout and the next frame come after the response. */
const SHOWN_MS = 300;
/** The goal: no post holds the page longer. */
export const LONGEST_MS = 100;
const NO_REPLIES = { data: { Page: { pageInfo: { hasNextPage: false }, activityReplies: [] } } };
/** The client's own limit may hold a request up for a minute. */
const RESPONSE_MS = 120_000;
/** Unlike any of the sandbox. */
const FIRST_ID = 900_000_000;

/**
 * The processor time of the longest task while a post is shown, for an ordinary one and each long hostile text of the Markdown corpus.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product }} input
 */
export async function measurePosts({ browser, product }) {
  const texts = [
    { name: 'an ordinary post', source: 'Nice **episode**.', ends: 'parsed' },
    ...(await hostileTexts()),
  ];
  const samples = [];
  for (let at = 0; at < texts.length; at += PORTION) {
    samples.push(...(await measurePortion({ browser, product, texts: texts.slice(at, at + PORTION) })));
  }
  return samples;
}

async function measurePortion({ browser, product, texts }) {
  const realId = await product.sandbox.textActivityId();
  const { context, page, trace } = await openTracedPage(browser, { first: 'loading' });
  const sources = new Map();
  await page.route('**/tracker/graphql', async (route) => {
    const body = route.request().postDataJSON();
    const source = sources.get(body.variables?.id);
    if (sources.has(body.variables?.activityId)) return route.fulfill({ json: NO_REPLIES });
    if (source === undefined || !body.query.includes('ActivityById')) return route.continue();
    const response = await route.fetch({
      postData: JSON.stringify({ ...body, variables: { id: realId } }),
    });
    const json = await response.json();
    json.data.Activity.user.name = nameOf(body.variables.id);
    Object.assign(json.data.Activity, { id: body.variables.id, text: source, replyCount: 0, likeCount: 0 });
    await route.fulfill({ response, json });
  });
  await page.goto(`${product.url}activity/${realId}`, { waitUntil: 'networkidle' });
  let id = FIRST_ID;
  const show = async (phase, { source, ends }) => {
    id += 1;
    sources.set(id, source);
    await trace.begin(phase);
    const response = page.waitForResponse(
      (one) => one.request().postData()?.includes(`"id":${id}`) ?? false,
      { timeout: RESPONSE_MS },
    );
    await goWithin(page, `${product.url}activity/${id}`);
    await response;
    // Unlike the text before it, this one is of another user.
    await page.locator('article').getByText(nameOf(id)).first().waitFor();
    await page.waitForTimeout(ends === 'late' ? LATE_MS : SHOWN_MS);
  };
  // The first posts load code.
  for (const source of ['a', 'b'.repeat(5_000)]) await show('loading', { source, ends: 'late' });
  for (const text of texts) await show(text.name, text);
  const processor = await trace.end();
  await context.close();
  return texts.map(({ name }) => ({ name, longestTask: processor[name] ?? 0 }));
}

/** @param {number} id of the post */
function nameOf(id) {
  return `user-${id}`;
}

async function hostileTexts() {
  const { tsImport } = await import('tsx/esm/api');
  const file = join(root, 'shared/ui/src/markdown/testing/hostile-texts.ts');
  const { HOSTILE_TEXTS } = await tsImport(pathToFileURL(file).href, import.meta.url);
  return HOSTILE_TEXTS.filter(({ source }) => source.length >= LEAST);
}
