import { createRequire } from 'node:module';
import { satisfy } from './satisfy.mjs';

const { satisfy: original } = createRequire(import.meta.url)('@module-federation/runtime-core');

const VERSIONS = ['0.0.3', '0.2.3', '0.3.0', '1.0.0', '1.2.3', '1.2.4', '1.3.0', '1.10.0', '2.0.0', '19.3.1'];
const RANGES = [
  ...['', '=', '^', '~', '>', '>=', '<', '<='].flatMap((operator) =>
    VERSIONS.map((version) => `${operator}${version}`),
  ),
  '*',
  '>=1.0.0 <2.0.0',
  '^1.2.0 || ^2.0.0',
  '~1.2.0 || >=19.0.0',
];

test.each(RANGES)('%s: allows what the parser of the federation runtime allows', (range) => {
  const allowed = (decide) => VERSIONS.filter((version) => decide(version, range));
  expect(allowed(satisfy)).toEqual(allowed(original));
});

test.each([
  ['2.0.0-beta.1', '^1.0.0'],
  ['1.3.0-beta.1', '^1.0.0'],
  ['1.3.0-beta.1', '>=1.3.0'],
])('a prerelease %s in %s', (version, range) => {
  expect(satisfy(version, range)).toBe(original(version, range));
});
