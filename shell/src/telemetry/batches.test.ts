import { createBatches, LIMITS } from './batches.ts';
import type { Batch, FailureRecord, VitalRecord } from './records.ts';

const PLACE = { remote: 'search', version: '1.0.0', route: '/search/:type' };
const failure = (text: string): FailureRecord => ({ type: 'failure', kind: 'crash', text, ...PLACE });
const vital: VitalRecord = {
  type: 'vital',
  name: 'LCP',
  value: 812,
  rating: 'good',
  navigation: 'navigate',
  ...PLACE,
};

function setUp() {
  const bodies: string[] = [];
  const batches = createBatches('1.1.0', (body) => void bodies.push(body));
  // What this module has written.
  const sent = () => bodies.map((body) => JSON.parse(body) as Batch);
  return { ...batches, bodies, sent };
}

test('records wait for the end of the visit and leave together', () => {
  const { addFailure, addVital, flush, sent } = setUp();
  addFailure(failure('a'));
  addVital(vital);
  expect(sent()).toEqual([]);
  flush();
  expect(sent()).toEqual([{ format: 1, shell: '1.1.0', records: [{ ...failure('a'), count: 1 }, vital] }]);
});

test('without records nothing is sent, and nothing is sent twice', () => {
  const { addVital, flush, sent } = setUp();
  flush();
  addVital(vital);
  flush();
  flush();
  expect(sent()).toHaveLength(1);
});

test('a failure in a loop is one record with its count, and none once it is sent', () => {
  const { addFailure, flush, sent } = setUp();
  for (let at = 0; at < 500; at += 1) addFailure(failure('a'));
  flush();
  for (let at = 0; at < 500; at += 1) addFailure(failure('a'));
  flush();
  expect(sent().flatMap(({ records }) => records)).toEqual([{ ...failure('a'), count: 500 }]);
});

test('a visit sends so many different failures and no more, and its web vitals all the same', () => {
  const { addFailure, addVital, flush, sent } = setUp();
  for (let at = 0; at < 500; at += 1) addFailure(failure(`a${at}`));
  addVital(vital);
  flush();
  const records = sent().flatMap((batch) => batch.records);
  expect(records.filter(({ type }) => type === 'failure')).toHaveLength(LIMITS.visitFailures);
  expect(records.at(-1)).toEqual(vital);
});

test('web vitals of a visit have a limit too', () => {
  const { addVital, flush, sent } = setUp();
  for (let at = 0; at < 100; at += 1) addVital(vital);
  flush();
  expect(sent().flatMap(({ records }) => records)).toHaveLength(LIMITS.visitVitals);
});

test('a batch that is full is sent at once', () => {
  const { addFailure, addVital, flush, sent } = setUp();
  for (let at = 0; at < LIMITS.batchRecords; at += 1) addFailure(failure(`a${at}`));
  expect(sent()).toHaveLength(1);
  addVital(vital);
  expect(sent()).toHaveLength(1);
  flush();
  expect(sent().map(({ records }) => records.length)).toEqual([LIMITS.batchRecords, 1]);
});

test('a batch never exceeds its size: what does not fit begins the next one', () => {
  const { addFailure, flush, bodies, sent } = setUp();
  // Three bytes each in UTF-8.
  for (let at = 0; at < 15; at += 1) addFailure(failure(`${at} ${'…'.repeat(700)}`));
  flush();
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(LIMITS.batchBytes);
  expect(sent().flatMap(({ records }) => records)).toHaveLength(15);
});
