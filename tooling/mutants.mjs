// npm run mutants [-- paths]: changes one expression of the core after the other, and tells which changes no unit test notices.
// --changed: only lines that differ from the main branch, or from the commit of --since. npm run check runs it.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'main' } },
  allowPositionals: true,
});
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { changedLines } = await import('./mutants/changed-lines.mjs');
const { findParts } = await import('./mutants/parts.mjs');
const { LEAST_SCORE, report, scoreOf } = await import('./mutants/report.mjs');
const { tryMutants } = await import('./mutants/try-mutants.mjs');

/** More would take longer than the other checks together. */
const MOST_OF_A_CHANGE = 150;

const parts = findParts(positionals, values.changed ? changedLines(values.since) : undefined);
const most = values.changed ? MOST_OF_A_CHANGE : Number.POSITIVE_INFINITY;
const results = [];
for (const part of parts) {
  const result = await tryMutants(part, { most });
  console.log(report(part, result));
  results.push({ part: part.name, score: Number(scoreOf(result).toFixed(1)) });
}
if (results.length > 1) console.table(results);
process.exitCode = results.some(({ score }) => score < LEAST_SCORE) ? 1 : 0;
