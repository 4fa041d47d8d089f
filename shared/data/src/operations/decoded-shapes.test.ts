import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../core/create-call.ts';
import {
  type DecodedShape,
  decodedShape,
  fullShape,
  queriesIn,
  readSchemas,
  shapeOf,
} from '../testing/decoded-shapes.ts';

const schemas = readSchemas(join(__dirname, '../../schema'));
const queries = queriesIn(__dirname, (file) => jest.requireActual(file));
// The file that `npm run shapes -w shared/data` writes.
const known = JSON.parse(readFileSync(join(__dirname, 'generated/decoded-shapes.json'), 'utf8')) as Readonly<
  Record<string, DecodedShape>
>;

it('lists the shape of every query, and of no other', () => {
  // A new operation is missing here until you run `npm run shapes -w shared/data`, and a removed one stays.
  expect(Object.keys(known).sort()).toEqual([...queries.keys()].sort());
  expect(queries.size).toBeGreaterThan(45);
});

it.each([...queries].filter(([name]) => name in known))(
  '%s decodes what its shape number stands for',
  async (name, query) => {
    const current = await decodedShape(query, schemas);
    // Another shape needs the next number: raise `shape` of the operation, then run `npm run shapes -w shared/data`.
    expect(current).toEqual(known[name]);
  },
);

it.each(
  [...queries].flatMap(([name, query]) => (query.jsonApi ? [[name, query, query.jsonApi] as const] : [])),
)('%s decodes the same by both interfaces of its service', async (_name, query, jsonApi) => {
  expect(await fullShape(query, jsonApi, schemas)).toEqual(await fullShape(query, query, schemas));
});

it('stores results of another shape, or of another document, under another key', () => {
  const [query] = [...queries.values()];
  if (!query) throw new Error('There is no query');
  const key = keyOf(query, {}, undefined);
  expect(keyOf({ ...query }, {}, undefined)).toBe(key);
  expect(keyOf({ ...query, shape: query.shape + 1 }, {}, undefined)).not.toBe(key);
  expect(keyOf({ ...query, document: 'query Other { Other }' }, {}, undefined)).not.toBe(key);
});

it('differs exactly for values of different shape', () => {
  expect(shapeOf({ b: 1, a: [null, 'x', 'y'] })).toEqual({ a: ['null', 'string'], b: 'number' });
  expect(shapeOf({ a: ['z', null], b: 2 })).toEqual({ a: ['string', 'null'], b: 'number' });
  expect(shapeOf({ a: 1 })).not.toEqual(shapeOf({ a: '1' }));
});
