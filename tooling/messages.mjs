// npm run messages: brings the catalogues (<workspace>/locales/<language>.po) up to date with the texts of the sources.
//   -- --check                             changes nothing; fails where that would change a file, or a text would fail where it is shown
//   -- --missing de [workspace]            prints the messages without a translation as JSON: {"English": ""}
//   -- --fill de texts.json [workspace]    takes over the translations of such a file, except for invalid ones
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { collectCatalogues } from './messages/catalogues.mjs';
import { collisions, differences, incomplete, invalid } from './messages/check.mjs';
import { fillTranslations, missingTranslations } from './messages/exchange.mjs';
import { TRANSLATED } from './messages/languages.mjs';
import { writePo } from './messages/po.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, missing: { type: 'string' }, fill: { type: 'string' } },
});
const catalogues = await collectCatalogues();

if (values.check) check();
else if (values.missing) {
  const entries = chosen(values.missing, positionals[0]).map((one) => one.entries);
  console.log(JSON.stringify(missingTranslations(entries), null, 2));
} else if (values.fill) fill(values.fill, positionals);
else {
  write(catalogues);
  report([...invalid(catalogues), ...collisions(catalogues)]);
  for (const sentence of incomplete(catalogues)) console.log(sentence);
}

function check() {
  const sentences = [...differences(catalogues), ...invalid(catalogues), ...collisions(catalogues)];
  const missing = incomplete(catalogues);
  report([...sentences, ...missing]);
  if (missing.length > 0)
    console.error(
      'Languages are not complete: "npm run messages -- --missing <language>" prints what is missing.',
    );
  const count = catalogues.reduce((sum, { entries }) => sum + Object.keys(entries).length, 0);
  console.log(
    `Messages: ${count / TRANSLATED.length} in English and ${TRANSLATED.join(', ')}, ${sentences.length + missing.length} problems`,
  );
}

/** @param {string} language @param {string[]} positionals */
function fill(language, [file = '', workspace]) {
  const targets = chosen(language, workspace);
  const { filled, problems } = fillTranslations(targets, JSON.parse(readFileSync(file, 'utf8')));
  write(targets);
  report(problems);
  console.log(`${filled} translations into "${language}" written`);
}

/** @param {string} language @param {string} [workspace] its folder or the last part of it */
function chosen(language, workspace) {
  const found = catalogues.filter(
    (one) =>
      one.language === language &&
      (!workspace || one.dir === workspace.replace(/\/$/, '') || one.dir.endsWith(`/${workspace}`)),
  );
  if (found.length > 0) return found;
  console.error(`There is no catalogue of "${workspace ?? 'any workspace'}" in "${language}"`);
  process.exit(1);
}

/** @param {typeof catalogues} changed */
function write(changed) {
  for (const { file, entries, language } of changed) writePo(file, entries, language);
}

/** @param {readonly string[]} sentences */
function report(sentences) {
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length > 0) process.exitCode = 1;
}
