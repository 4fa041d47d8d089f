import { readFileSync } from 'node:fs';
import { print } from './print.mjs';
import { scaledPeer } from './scaled-peer.mjs';
import { geometricMean, median, medians, pairedRatios, quartiles } from './statistics.mjs';

/** @typedef {import('./measure-loads.mjs').Samples} Samples */

const PAINTS = ['FCP', 'content', 'LCP'];
/** What a load may take at most, as a multiple of the floor page's. */
const COLD_GOAL = 1.25;
const WARM_GOALS = { LCP: 1.15 };

/** The figures of another client, which the bench cannot run. */
const peer = JSON.parse(readFileSync(new URL('peer-figures.json', import.meta.url), 'utf8'));

/** Paints with their quartiles, the rest as medians. @param {string} title @param {Samples} samples */
export function printLoads(title, samples) {
  const rows = [...samples].map(([page, list]) => {
    const paints = PAINTS.map((key) => {
      const values = list.map((sample) => sample[key] ?? Number.NaN);
      return [key, withQuartiles(values, 0)];
    });
    return [page, { ...medians(list), ...Object.fromEntries(paints) }];
  });
  print(title, rows);
}

/**
 * What the page takes as a multiple of the floor page's load of the same kind.
 * @param {{ title: string, samples: Samples, floor: Samples, hasGoals?: boolean }} input
 */
export function printFloorShares({ title, samples, floor, hasGoals = true }) {
  const rows = [...samples].map(([page, list]) => {
    const kind = kindOf(page);
    const least = medians(floor.get(`floor, ${kind}`) ?? []);
    const shares = Object.fromEntries(
      PAINTS.map((key) => [key, median(list.map((sample) => sample[key] ?? Number.NaN)) / (least[key] ?? 0)]),
    );
    return [page, hasGoals ? { ...shares, 'above the goal': missedGoals(shares, kind).join(', ') } : shares];
  });
  print(title, rows);
}

/**
 * @param {Record<string, number>} shares of the floor page's load, by paint @param {string} kind of the load
 * @returns {string[]} the paints above their goal
 */
function missedGoals(shares, kind) {
  return PAINTS.filter((key) => {
    const goal = kind === 'cold' ? COLD_GOAL : WARM_GOALS[key];
    return goal !== undefined && !(shares[key] <= goal);
  });
}

/**
 * This checkout beside the peer, whose figures are of another time on the same kind of machine: they are scaled by the floor
 * page, then and now, where the floor page was measured then.
 * @param {{ samples: Samples, floor: Samples, files?: ReadonlyMap<string, Record<string, number>>, isSlowNetwork?: boolean }} input
 *   `files`: counts and sizes by page
 */
export function printPeer({ samples, floor, files = new Map(), isSlowNetwork = false }) {
  const figures = isSlowNetwork ? peer.slowNetwork.pages : peer.pages;
  const now = medians(floor.get('floor, cold') ?? []);
  const rows = Object.entries(figures).flatMap(([page, then]) => {
    const list = samples.get(`${page}, cold`);
    if (!list) return [];
    const own = { ...medians(list), ...files.get(page) };
    const scaled = isSlowNetwork ? then : scaledPeer(then, { earlier: peer.floor, now });
    const keys = Object.keys(then).filter((key) => own[key] !== undefined);
    const pick = (/** @type {(key: string) => number} */ value) =>
      Object.fromEntries(keys.map((key) => [key, value(key)]));
    return [
      [page, pick((key) => own[key] ?? Number.NaN)],
      [`${page}, peer`, pick((key) => scaled[key] ?? Number.NaN)],
      [`${page}, share`, pick((key) => (own[key] ?? Number.NaN) / (scaled[key] ?? Number.NaN))],
    ];
  });
  if (rows.length === 0) return;
  const how = isSlowNetwork ? 'as they were' : 'scaled by the floor page of then and now';
  const name = isSlowNetwork ? 'Beside the peer on a slow network' : 'Beside the peer';
  print(`${name}: a ${peer.name}, measured on ${peer.date}, ${how}`, rows);
}

/**
 * This checkout as a share of the one before: the median of the pairs, of which each was measured one right after the other.
 * @param {string} title @param {Samples} before @param {Samples} present
 */
export function printRatios(title, before, present) {
  const keys = [...PAINTS, 'blocked', 'long tasks'];
  const measured = [...present].map(([page, list]) => ({
    page,
    ratios: keys.map((key) => {
      const valuesOf = (/** @type {Record<string, number>[]} */ of) =>
        of.map((one) => one[key] ?? Number.NaN);
      return pairedRatios(valuesOf(list), valuesOf(before.get(page) ?? []));
    }),
  }));
  const means = ['cold', 'warm'].flatMap((kind) => {
    const of = measured.filter(({ page }) => kindOf(page) === kind);
    if (of.length === 0) return [];
    const cells = keys.map((key, at) => [
      key,
      geometricMean(of.map(({ ratios }) => median(ratios[at] ?? []))),
    ]);
    return [[`all, ${kind}: geometric mean`, Object.fromEntries(cells)]];
  });
  print(title, [
    ...measured.map(({ page, ratios }) => [
      page,
      Object.fromEntries(keys.map((key, at) => [key, withQuartiles(ratios[at] ?? [], 2)])),
    ]),
    ...means,
  ]);
}

/** @param {string} page with the kind of its load */
const kindOf = (page) => page.slice(page.lastIndexOf(' ') + 1);

/** @param {readonly number[]} values @param {number} decimals @returns {string} such as `660 (640 to 702)`; nothing for none */
function withQuartiles(values, decimals) {
  if (values.length === 0) return '';
  const [lower, upper] = quartiles(values).map((value) => value.toFixed(decimals));
  return `${median(values).toFixed(decimals)} (${lower} to ${upper})`;
}
