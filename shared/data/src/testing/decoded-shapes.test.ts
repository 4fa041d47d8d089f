import { keyOf } from '../core/create-call.ts';
import { viewer } from '../operations/viewer.query.ts';
import { shapeOf } from './decoded-shapes.ts';

it('stores results of another shape, or of another document, under another key', () => {
  const key = keyOf(viewer, {}, undefined);
  expect(keyOf({ ...viewer }, {}, undefined)).toBe(key);
  expect(keyOf({ ...viewer, shape: viewer.shape + 1 }, {}, undefined)).not.toBe(key);
  expect(keyOf({ ...viewer, document: 'query Other { Other }' }, {}, undefined)).not.toBe(key);
});

it('differs exactly for values of different shape', () => {
  expect(shapeOf({ b: 1, a: [null, 'x', 'y'] })).toEqual({ a: ['null', 'string'], b: 'number' });
  expect(shapeOf({ a: ['z', null], b: 2 })).toEqual({ a: ['string', 'null'], b: 'number' });
  expect(shapeOf({ a: 1 })).not.toEqual(shapeOf({ a: '1' }));
});
