import { report, scoreOf } from './report.mjs';

const mutant = (id, more = {}) => ({
  id,
  fileName: 'tooling/mutants/report.test.mjs',
  location: { start: { line: 0, column: 0 }, end: { line: 0, column: 6 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
  ...more,
});
const result = {
  mutants: [mutant('1'), mutant('2'), mutant('3'), mutant('4', { statusReason: 'a log nobody reads' })],
  found: new Set(['1']),
  reached: new Set(['1', '2']),
  seconds: 2,
};

test('the score leaves out what a comment leaves out with a reason', () => {
  expect(scoreOf(result)).toBeCloseTo(33.3, 1);
  expect(scoreOf({ ...result, mutants: [] })).toBe(100);
});

test('a report names what no test noticed or reached, where, and what was put in its place', () => {
  expect(report({ name: 'part' }, result).split('\n')).toEqual([
    'not noticed tooling/mutants/report.test.mjs:1 StringLiteral: import → ""',
    'not reached tooling/mutants/report.test.mjs:1 StringLiteral: import → ""',
    'part: 33.3% of 4 mutants noticed, 2 s',
  ]);
});
