import { createRequire } from 'node:module';
import { satisfies } from './version-range.ts';

const semver: { satisfies: typeof satisfies } = createRequire(__filename)('semver');

const RELEASES = [
  '0.0.0',
  '0.0.3',
  '0.0.4',
  '0.2.3',
  '0.3.0',
  '1.0.0',
  '1.2.3',
  '1.2.4',
  '1.10.0',
  '2.0.0',
  '19.3.1',
];
const PRERELEASES = [
  '1.2.3-beta',
  '1.2.3-beta.2',
  '1.2.3-beta.10',
  '1.2.3-beta.2.1',
  '1.2.3-rc',
  '2.0.0-0',
  '2.0.0-rc.1',
];
const VERSIONS = [...RELEASES, ...PRERELEASES, '1.2.3+build.5'];
const PARTIAL = ['0', '0.0', '0.3', '1', '1.2', '1.x', '1.2.x', '1.*', 'x', '*', ''];
const OPERATORS = ['', '=', '^', '~', '~>', '>', '>=', '<', '<=', '>= ', '^ '];

const RANGES = [
  ...OPERATORS.flatMap((operator) => [...PARTIAL, ...VERSIONS].map((version) => operator + version)),
  ...PARTIAL.slice(0, -1).flatMap((one) => [
    `${one} - 1.2.4`,
    `1.0.0 - ${one}`,
    `${one} || 19.x`,
    `^${one}||~0.2.3`,
  ]),
  ...[
    '>=1.0.0 <2.0.0',
    '>= 1.2.3-beta.2 <1.2.4',
    '^1.2.0 || ^2.0.0-0',
    '~1.2.3-beta || >=19.0.0',
    'v1.2.3',
    '^v1.2',
  ],
];

test.each(RANGES)('"%s" allows what the semver package allows', (range) => {
  const allowed = (decide: typeof satisfies) => VERSIONS.filter((version) => decide(version, range));
  expect(allowed(satisfies)).toEqual(allowed(semver.satisfies));
});

test.each([
  'latest',
  'workspace:^',
  'npm:other@1',
  'file:../x',
  '1.2.3.4',
  '01.2.3',
  '^1.2.3 words',
  '^1.2.3 || next',
])('"%s" is no range: it allows nothing', (range) => {
  expect(VERSIONS.filter((version) => satisfies(version, range))).toEqual([]);
});

test('what is no version is in no range', () => {
  expect(['', 'latest', '1', '1.2', '^1.2.3'].filter((version) => satisfies(version, '*'))).toEqual([]);
});
