// Writes the decoded shape of every query to src/operations/generated/decoded-shapes.json. Refuses a shape that changed under the
// number that is committed: entries of the old one are still in caches.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type DecodedShape, decodedShape, queriesIn, readSchemas } from '../src/testing/decoded-shapes.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const file = path('src/operations/generated/decoded-shapes.json');

const modules = new Map<string, unknown>();
queriesIn(path('src/operations'), (name) => modules.set(name, undefined));
for (const name of modules.keys()) modules.set(name, await import(pathToFileURL(name).href));
const queries = queriesIn(path('src/operations'), (name) => modules.get(name));

const schemas = readSchemas(path('schema'));
const committed = readCommitted();
const shapes: Record<string, DecodedShape> = {};
for (const [name, query] of [...queries].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const shape = await decodedShape(query, schemas);
  const known = committed[name];
  if (known?.number === shape.number && JSON.stringify(known) !== JSON.stringify(shape)) {
    throw new Error(`${name} decodes another shape than number ${shape.number}: raise its \`shape\``);
  }
  shapes[name] = shape;
}
writeFileSync(file, `${JSON.stringify(shapes, undefined, 2)}\n`);
console.log(`${queries.size} shapes written`);

function readCommitted(): Readonly<Record<string, DecodedShape>> {
  try {
    // Only this tool writes the file.
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, DecodedShape>>;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return {};
    throw cause;
  }
}
