// Writes the decoded shape of every query to generated/decoded-shapes.json of its workspace. Refuses a shape that changed under the
// number that is committed: entries of the old one are still in caches.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DecodedShape,
  decodedShape,
  generatedFolder,
  readSchemas,
} from '../src/testing/decoded-shapes.ts';
import { loadQueries } from './load-queries.ts';

const schemas = readSchemas(fileURLToPath(new URL('../schema', import.meta.url)));
for (const { name, folder, queries, samples } of await loadQueries()) {
  const generated = generatedFolder(join(folder, 'src'));
  const file = join(generated, 'decoded-shapes.json');
  const committed = readCommitted(file);
  const shapes: Record<string, DecodedShape> = {};
  for (const query of [...queries].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const shape = await decodedShape(query, schemas, samples);
    const known = committed[query.name];
    if (known?.number === shape.number && JSON.stringify(known) !== JSON.stringify(shape)) {
      throw new Error(`${query.name} decodes another shape than number ${shape.number}: raise its \`shape\``);
    }
    shapes[query.name] = shape;
  }
  mkdirSync(generated, { recursive: true });
  writeFileSync(file, `${JSON.stringify(shapes, undefined, 2)}\n`);
  console.log(`${name}: ${queries.length} shapes written`);
}

function readCommitted(file: string): Readonly<Record<string, DecodedShape>> {
  try {
    // Only this tool writes the file.
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, DecodedShape>>;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return {};
    throw cause;
  }
}
