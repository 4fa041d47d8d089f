import fc from 'fast-check';
import {
  admit,
  type CircuitFailure,
  type CircuitState,
  CLOSED_CIRCUIT,
  failed,
  isHolding,
  openOf,
  parseCircuit,
  probeStarted,
  succeeded,
} from './circuit-state.ts';

const NOW = 1_800_000_000_000;

function failure(operation: string, changes: Partial<CircuitFailure> = {}): CircuitFailure {
  return {
    operation,
    key: `${operation}{}`,
    at: NOW,
    isInteractive: true,
    kind: 'server',
    status: 500,
    noResponse: false,
    ...changes,
  };
}

function after(...failures: readonly CircuitFailure[]): CircuitState {
  return failures.reduce((state, one) => failed(state, one, undefined, one.at), CLOSED_CIRCUIT);
}

const request = { key: 'x{}', isInteractive: true, isUserAction: true, isForced: false };

it.each([
  ['three operations', [failure('a'), failure('b'), failure('c')], true],
  ['one operation three times', [failure('a'), failure('a'), failure('a')], false],
  ['one operation with three sets of variables', ['1', '2', '3'].map((key) => failure('a', { key })), false],
  ['two operations', [failure('a'), failure('b')], false],
  ['three over more than a minute', [failure('a', { at: NOW - 61_000 }), failure('b'), failure('c')], false],
  ['three prefetches', [...'abc'].map((name) => failure(name, { isInteractive: false })), false],
  [
    'two prefetches and one query of the user',
    [failure('a', { isInteractive: false }), failure('b', { isInteractive: false }), failure('c')],
    true,
  ],
  ['one 403', [failure('a', { status: 403, message: 'Forbidden.' })], false],
  ['two operations with 403', ['a', 'b'].map((name) => failure(name, { status: 403 })), true],
  ['a 403 and a 500', [failure('a', { status: 403 }), failure('b')], false],
  [
    'one 403 of a service that is switched off',
    [failure('a', { status: 403, message: 'Temporarily disabled.' })],
    true,
  ],
  [
    'such a 403 of a prefetch',
    [failure('a', { status: 403, message: 'Temporarily disabled.', isInteractive: false })],
    false,
  ],
])('%s: opens the circuit: %s', (_what, failures, opens) => {
  expect(openOf(after(...(failures as CircuitFailure[])), NOW) !== undefined).toBe(opens);
});

it('is half-open from its time on until a probe is sent, and open while the probe is pending', () => {
  const open = after(failure('a'), failure('b'), failure('c'));
  expect(admit(open, request, NOW + 14_999)).toMatchObject({ verdict: 'refuse', until: NOW + 15_000 });
  expect(isHolding(open, NOW + 14_999)).toBe(true);
  expect(isHolding(open, NOW + 15_000)).toBe(false);
  expect(admit(open, request, NOW + 15_000)).toEqual({ verdict: 'probe' });
  const probing = probeStarted(open, 'p', NOW + 15_000);
  expect(admit(probing, request, NOW + 15_001)).toMatchObject({ verdict: 'wait' });
  expect(isHolding(probing, NOW + 15_001)).toBe(true);
  // The tab of the probe was closed.
  expect(admit(probing, request, NOW + 50_001)).toEqual({ verdict: 'probe' });
});

it('ignores a circuit opened after now: the clock was set back', () => {
  expect(openOf(after(failure('a'), failure('b'), failure('c')), NOW - 5_000)).toBeUndefined();
});

it('only a failed probe extends the open circuit', () => {
  const open = probeStarted(after(failure('a'), failure('b'), failure('c')), 'p', NOW + 15_000);
  expect(failed(open, failure('late'), undefined, NOW + 15_500)).toBe(open);
  expect(failed(open, failure('late'), 'other', NOW + 15_500)).toBe(open);
  expect(failed(open, failure('d'), 'p', NOW + 16_000).open).toMatchObject({
    probeAt: NOW + 46_000,
    waitMs: 30_000,
  });
});

it('returns the same object when there is nothing to reset', () => {
  expect(succeeded(CLOSED_CIRCUIT, 'a{}')).toBe(CLOSED_CIRCUIT);
});

it.each([
  [{ failures: 7, resting: [] }],
  [{ failures: [] }],
  [{ failures: [], resting: [], open: { since: 'now' } }],
  [[]],
])('reads no circuit from %j', (value) => {
  expect(parseCircuit(value)).toBeUndefined();
});

type Event =
  | {
      readonly type: 'call';
      readonly operation: string;
      readonly fails: boolean;
      readonly isInteractive: boolean;
    }
  | { readonly type: 'wait'; readonly ms: number };

const events = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('call' as const),
      operation: fc.constantFrom(...'abcd'),
      fails: fc.boolean(),
      isInteractive: fc.boolean(),
    }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
  ),
  { maxLength: 120 },
);

/** Runs calls one after the other, and returns what happened with each. */
function run(list: readonly Event[]) {
  let state = CLOSED_CIRCUIT;
  let now = NOW;
  let ids = 0;
  const log: {
    readonly event: Event;
    readonly verdict: string;
    readonly state: CircuitState;
    readonly now: number;
  }[] = [];
  for (const event of list) {
    if (event.type === 'wait') {
      now += event.ms;
      continue;
    }
    const { operation, isInteractive, fails } = event;
    const key = `${operation}{}`;
    const { verdict } = admit(
      state,
      { key, isInteractive, isUserAction: isInteractive, isForced: false },
      now,
    );
    if (verdict === 'pass' || verdict === 'probe') {
      ids += 1;
      const id = verdict === 'probe' ? String(ids) : undefined;
      if (id !== undefined) state = probeStarted(state, id, now);
      state = fails
        ? failed(state, failure(operation, { at: now, isInteractive }), id, now)
        : succeeded(state, key);
    }
    log.push({ event, verdict, state, now });
  }
  return log;
}

it('is closed after every success, whatever came before', () => {
  fc.assert(
    fc.property(events, (list) => {
      for (const { event, verdict, state, now } of run(list)) {
        const isSent = verdict === 'pass' || verdict === 'probe';
        if (isSent && event.type === 'call' && !event.fails) expect(openOf(state, now)).toBeUndefined();
      }
    }),
  );
});

it('opens only after failures of three operations within a minute without a success, one of them of the user', () => {
  fc.assert(
    fc.property(events, (list) => {
      const log = run(list);
      log.forEach(({ state, now }, index) => {
        const wasOpen = index > 0 && openOf(log[index - 1]?.state ?? CLOSED_CIRCUIT, now) !== undefined;
        if (wasOpen || !openOf(state, now)) return;
        const sent = log
          .slice(0, index + 1)
          .filter(({ verdict, now: at }) => verdict === 'pass' && at > now - 60_000)
          .map(({ event }) => event)
          .filter((event) => event.type === 'call');
        const since = sent.slice(sent.findLastIndex(({ fails }) => !fails) + 1);
        expect(new Set(since.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(3);
        expect(since.some(({ isInteractive }) => isInteractive)).toBe(true);
      });
    }),
  );
});

it('sends a request of the user at the latest two minutes after the last one, whatever failed', () => {
  fc.assert(
    fc.property(events, (list) => {
      const { state, now } = run(list).at(-1) ?? { state: CLOSED_CIRCUIT, now: NOW };
      expect(['pass', 'probe']).toContain(admit(state, request, now + 120_000).verdict);
    }),
  );
});

it('sends while it is open nothing but one probe per wait', () => {
  fc.assert(
    fc.property(events, (list) => {
      const log = run(list);
      const probes = log.filter(({ verdict }) => verdict === 'probe').map(({ now }) => now);
      probes.slice(1).forEach((at, index) => {
        expect(at - (probes[index] ?? 0)).toBeGreaterThanOrEqual(15_000);
      });
    }),
  );
});
