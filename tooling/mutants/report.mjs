import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Percent of the mutants of a part that its tests have to notice. */
export const LEAST_SCORE = 85;

/**
 * @typedef {object} Result
 * @property {import('./instrument.mjs').Mutant[]} mutants
 * @property {ReadonlySet<string>} found ids of those that a test noticed
 * @property {ReadonlySet<string>} reached ids of those that a test came by
 * @property {number} seconds
 */

/** @param {Result} result */
export function scoreOf({ mutants, found }) {
  const counted = mutants.filter(({ statusReason }) => statusReason === undefined);
  return counted.length === 0
    ? 100
    : (100 * counted.filter(({ id }) => found.has(id)).length) / counted.length;
}

/** @param {{ name: string }} part @param {Result} result */
export function report({ name }, result) {
  const { mutants, found, reached, seconds } = result;
  const left = mutants.filter(({ id, statusReason }) => !found.has(id) && statusReason === undefined);
  const lines = left.map(
    (mutant) => `${reached.has(mutant.id) ? 'not noticed' : 'not reached'} ${describe(mutant)}`,
  );
  const score = `${name}: ${scoreOf(result).toFixed(1)}% of ${mutants.length} mutants noticed, ${seconds.toFixed(0)} s`;
  return [...lines, score].join('\n');
}

/** @param {import('./instrument.mjs').Mutant} mutant */
function describe({ fileName, location: { start, end }, mutatorName, replacement }) {
  const lines = readFileSync(join(root, fileName), 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return `${fileName}:${start.line + 1} ${mutatorName}: ${short(lines.join(' '))} → ${short(replacement)}`;
}

/** @param {string} code */
function short(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
