import { measureLoad } from './measure-load.mjs';
import { withKeptPictures } from './with-kept-pictures.mjs';

/**
 * @typedef {object} Subject what is loaded: a checkout of the product, or the floor page
 * @property {import('./measure-load.mjs').LoadedProduct & { sandbox: Pick<import('./sandbox-control.mjs').SandboxControl, 'madePictures'> }} product
 * @property {readonly import('./pages.mjs').BenchPage[]} pages
 */

/** @typedef {Map<string, Record<string, number>[]>} Samples by page and kind of load, in the order of the runs */

/**
 * Loads every page of each subject so many times. A slow moment of the machine lasts longer than a load: the same page of two
 * subjects is loaded one right after the other, and the one that goes first changes.
 * @param {{
 *   browser: import('playwright').Browser,
 *   subjects: readonly Subject[],
 *   from: string,
 *   runs: number,
 *   kinds?: readonly string[],
 *   network?: import('./plain-page.mjs').Network | undefined,
 * }} input `from`: URL of a page of another site, which each window shows before
 * @returns {Promise<Samples[]>} of each subject
 */
export async function measureLoads({ browser, subjects, from, runs, kinds, network }) {
  for (const subject of subjects) await visitPages({ browser, from }, subject);
  const rounds = roundsOf(subjects);
  /** @type {Map<Subject, Samples>} */
  const measured = new Map(subjects.map((subject) => [subject, new Map()]));
  for (let run = 0; run < runs; run += 1) {
    for (const [at, round] of rounds.entries()) {
      for (const { subject, page } of (run + at) % 2 ? round.toReversed() : round) {
        const loads = await measureLoad({ browser, product: subject.product, page, from, kinds, network });
        const samples = measured.get(subject) ?? new Map();
        for (const { kind, sample } of loads) {
          const key = `${page.name}, ${kind}`;
          samples.set(key, [...(samples.get(key) ?? []), sample]);
        }
      }
    }
  }
  return [...measured.values()];
}

/**
 * @template {{ readonly pages: readonly { readonly name: string }[] }} T
 * @param {readonly T[]} subjects
 * @returns {{ subject: T, page: T['pages'][number] }[][]} the loads of each page together, in the order in which the pages are
 *   first named
 */
export function roundsOf(subjects) {
  const rounds = new Map();
  for (const subject of subjects)
    for (const page of subject.pages)
      rounds.set(page.name, [...(rounds.get(page.name) ?? []), { subject, page }]);
  return [...rounds.values()];
}

/**
 * Opens every page once: the sandbox makes its pictures, and the servers have their files in memory and compiled their code.
 * @param {{ browser: import('playwright').Browser, from: string }} how @param {Subject} subject
 */
async function visitPages(how, { product, pages }) {
  await withKeptPictures(product, async () => {
    for (const page of pages) await measureLoad({ ...how, product, page, kinds: ['cold'] });
  });
}
