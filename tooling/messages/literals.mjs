// node tooling/messages/literals.mjs [folder]: texts of components that are no messages, so that they would stay English.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { sourcesOf, workspacesWithTexts } from './extract.mjs';
import { literalTexts } from './literal-texts.mjs';

const [folder = ''] = process.argv.slice(2).map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
const files = workspacesWithTexts()
  .flatMap((dir) => sourcesOf(dir).map((file) => `${dir}/${file}`))
  // Telemetry and logs are read by engineers.
  .filter((file) => !file.includes('/telemetry/'))
  .filter((file) => !folder || file === folder || file.startsWith(`${folder}/`));
const problems = files.flatMap((file) =>
  literalTexts(readFileSync(join(root, file), 'utf8'), file).map(
    ({ line, text }) =>
      `${file}:${line}: "${text}" is no message: write it with a macro of @tsugi/i18n/macro`,
  ),
);
for (const problem of problems) console.error(problem);
console.log(`Literal texts: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
