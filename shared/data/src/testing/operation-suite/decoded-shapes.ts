import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecodedShape, decodedShape, fullShape, generatedFolder } from '../decoded-shapes.ts';
import type { OperationSuite } from './suite.ts';

/** What a query decodes is what its shape number stands for, and the same by every interface of its service. */
export function testDecodedShapes({ folder, queries, samples, schemas }: OperationSuite): void {
  // The file that `npm run shapes -w shared/data` writes.
  const file = join(generatedFolder(folder), 'decoded-shapes.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, DecodedShape>>;
  const listed = queries.filter(({ name }) => name in known);
  const byTwo = queries.flatMap((query) => (query.jsonApi ? [{ query, jsonApi: query.jsonApi }] : []));

  it('lists the shape of every query, and of no other', () => {
    // A new operation is missing here until you run `npm run shapes -w shared/data`, and a removed one stays.
    expect(Object.keys(known).sort()).toEqual(queries.map(({ name }) => name).sort());
  });

  if (listed.length > 0) {
    it.each(listed.map((query) => [query.name, query] as const))(
      '%s decodes what its shape number stands for',
      async (name, query) => {
        const current = await decodedShape(query, schemas, samples);
        // Another shape needs the next number: raise `shape` of the operation, then run `npm run shapes -w shared/data`.
        expect(current).toEqual(known[name]);
      },
    );
  }

  if (byTwo.length > 0) {
    it.each(byTwo.map((one) => [one.query.name, one] as const))(
      '%s decodes the same by both interfaces of its service',
      async (_name, { query, jsonApi }) => {
        expect(await fullShape(query, jsonApi, schemas, samples)).toEqual(
          await fullShape(query, query, schemas, samples),
        );
      },
    );
  }
}
