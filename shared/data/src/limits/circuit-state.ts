/**
 * The failures of one service, shared by all tabs.
 * closed: requests pass. open: none is sent. half-open: one request of the user's is sent as a probe.
 * Times are milliseconds since 1970.
 */
export interface CircuitState {
  /** Failed calls since the last success, oldest first. */
  readonly failures: readonly CircuitFailure[];
  /** Calls that are not sent again for a while, by operation and variables. */
  readonly resting: readonly CircuitFailure[];
  /** Absent while the circuit is closed. */
  readonly open?: OpenCircuit;
}

export interface CircuitFailure {
  readonly operation: string;
  /** Names the operation with its variables; empty for a write. */
  readonly key: string;
  readonly at: number;
  /** A query that the user waits for; not a write, a prefetch or a background request. */
  readonly isInteractive: boolean;
  readonly kind: 'server' | 'unavailable';
  readonly status?: number;
  /** The text of the service. */
  readonly message?: string;
  /** No response came. */
  readonly noResponse: boolean;
}

export interface OpenCircuit {
  readonly since: number;
  /** A probe may be sent from then on. */
  readonly probeAt: number;
  /** How long the circuit stays open after the probe that failed last. */
  readonly waitMs: number;
  readonly status?: number;
  /** The text of a service that says it is switched off. */
  readonly message?: string;
  readonly probe?: { readonly id: string; readonly until: number };
}

export const CLOSED_CIRCUIT: CircuitState = { failures: [], resting: [] };

/** Failures further apart do not count together. */
const WINDOW_MS = 60_000;
/** So many different operations must fail before the circuit opens. */
const OPERATIONS_TO_OPEN = 3;
/** Refusals with 403 are rarer: a second operation is enough. */
const REFUSED_OPERATIONS_TO_OPEN = 2;
const REST_MS = 30_000;
const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 120_000;
/** A probe of a tab that was closed is given up after this: a little more than the time-out of a request. */
const PROBE_MS = 35_000;
/** Bounds the record, whatever fails. */
const MAX_RESTING = 50;
/** Two clocks of one device differ by no more; what lies further ahead was noted before the clock was set back. */
const CLOCK_SLACK_MS = 1_000;

/** How the tracker and its like say that they are switched off, and not that one request is forbidden. */
const SWITCHED_OFF =
  /\b(disabled|switched off|turned off|maintenance|suspended|shut ?down|offline|unavailable|outage|back (in|at|on|soon|later))\b/i;

/** The parts of a call that decide whether it is sent. */
export interface CircuitRequest {
  readonly key: string;
  readonly isInteractive: boolean;
  /** A query or a write that the user waits for: it may be the probe. */
  readonly isUserAction: boolean;
  /** The user asked to try again: sent in any case. */
  readonly isForced: boolean;
}

export type Admission =
  | { readonly verdict: 'pass' | 'probe' }
  /** A probe is on its way: its outcome decides. */
  | { readonly verdict: 'wait'; readonly until: number }
  /** The circuit is open until then. */
  | { readonly verdict: 'refuse'; readonly open: OpenCircuit; readonly until: number }
  | { readonly verdict: 'rest'; readonly failure: CircuitFailure };

export function admit(state: CircuitState, request: CircuitRequest, now: number): Admission {
  const open = openOf(state, now);
  if (open) {
    const isProbing = open.probe !== undefined && open.probe.until > now;
    const mayProbe = now >= open.probeAt && !isProbing;
    if (request.isForced) return { verdict: mayProbe ? 'probe' : 'pass' };
    if (now < open.probeAt) return { verdict: 'refuse', open, until: open.probeAt };
    if (!request.isUserAction) return { verdict: 'refuse', open, until: open.probe?.until ?? now };
    return open.probe && isProbing ? { verdict: 'wait', until: open.probe.until } : { verdict: 'probe' };
  }
  const rest = request.isForced ? undefined : restOf(state, request, now);
  return rest ? { verdict: 'rest', failure: rest } : { verdict: 'pass' };
}

/** The open circuit, or undefined while it is closed. */
export function openOf({ open }: CircuitState, now: number): OpenCircuit | undefined {
  if (!open || open.since > now + CLOCK_SLACK_MS) return undefined;
  return open;
}

/** No request but a forced one is sent now: the circuit is open, or its probe is on its way. */
export function isHolding(state: CircuitState, now: number): boolean {
  const open = openOf(state, now);
  return open !== undefined && (now < open.probeAt || (open.probe !== undefined && open.probe.until > now));
}

function restOf(state: CircuitState, request: CircuitRequest, now: number): CircuitFailure | undefined {
  if (request.key === '') return undefined;
  return current(state.resting, now, REST_MS).find(
    // What failed ahead of time is still sent once the user waits for it.
    ({ key, isInteractive }) => key === request.key && (isInteractive || !request.isInteractive),
  );
}

function current(failures: readonly CircuitFailure[], now: number, ms: number): readonly CircuitFailure[] {
  return failures.filter(({ at }) => at > now - ms && at <= now + CLOCK_SLACK_MS);
}

export function probeStarted(state: CircuitState, id: string, now: number): CircuitState {
  return state.open ? { ...state, open: { ...state.open, probe: { id, until: now + PROBE_MS } } } : state;
}

/** Any success closes the circuit. Returns the same object when nothing changes. */
export function succeeded(state: CircuitState, key: string): CircuitState {
  const resting = state.resting.filter((rest) => rest.key !== key);
  if (!state.open && state.failures.length === 0 && resting.length === state.resting.length) return state;
  return { failures: [], resting };
}

/** A call ended without telling whether the service works: another one may be the probe. */
export function probeReleased(state: CircuitState, id: string): CircuitState {
  if (state.open?.probe?.id !== id) return state;
  const { probe: _probe, ...open } = state.open;
  return { ...state, open };
}

/** @param id of the probe, when the failed call was one */
export function failed(
  state: CircuitState,
  failure: CircuitFailure,
  id: string | undefined,
  now: number,
): CircuitState {
  const open = openOf(state, now);
  if (open) {
    // A call that was sent before the circuit opened, or forced by the user, says nothing new.
    if (id === undefined || open.probe?.id !== id) return state;
    return { ...state, open: opened(failure, now, Math.min(open.waitMs * 2, MAX_WAIT_MS)) };
  }
  const failures = [...current(state.failures, now, WINDOW_MS), failure];
  const resting = [
    ...current(state.resting, now, REST_MS).filter(({ key }) => key !== failure.key),
    ...(failure.key === '' ? [] : [failure]),
  ].slice(-MAX_RESTING);
  const cause = causeToOpen(failures);
  return cause
    ? { failures: [], resting: [], open: opened(cause, now, FIRST_WAIT_MS) }
    : { failures, resting };
}

/** Writes, prefetches and background requests never open the circuit alone. */
function causeToOpen(failures: readonly CircuitFailure[]): CircuitFailure | undefined {
  const saysSwitchedOff = failures.findLast((failure) => failure.isInteractive && isSwitchedOff(failure));
  if (saysSwitchedOff) return saysSwitchedOff;
  if (!failures.some(({ isInteractive }) => isInteractive)) return undefined;
  const refused = failures.filter(({ status }) => status === 403);
  if (
    operationsOf(refused) >= REFUSED_OPERATIONS_TO_OPEN &&
    refused.some(({ isInteractive }) => isInteractive)
  )
    return refused.at(-1);
  return operationsOf(failures) >= OPERATIONS_TO_OPEN ? failures.at(-1) : undefined;
}

function operationsOf(failures: readonly CircuitFailure[]): number {
  return new Set(failures.map(({ operation }) => operation)).size;
}

function isSwitchedOff({ status, message }: CircuitFailure): boolean {
  return status === 403 && SWITCHED_OFF.test(message ?? '');
}

function opened(failure: CircuitFailure, now: number, waitMs: number): OpenCircuit {
  const { status, message } = failure;
  return {
    since: now,
    probeAt: now + waitMs,
    waitMs,
    ...(status === undefined ? {} : { status }),
    // Only a refusal is worth quoting: a failure's text is that of a gateway.
    ...(status === 403 && message !== undefined ? { message } : {}),
  };
}

/** Reads a stored copy; undefined when it has another form. */
export function parseCircuit(value: object): CircuitState | undefined {
  const { failures, resting, open } = value as Partial<Record<keyof CircuitState, unknown>>;
  if (!Array.isArray(failures) || !Array.isArray(resting)) return undefined;
  if (open !== undefined && !isOpenCircuit(open)) return undefined;
  // Only `createCircuitBreaker` writes it; the members that are computed with are checked above.
  return value as CircuitState;
}

function isOpenCircuit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { since, probeAt, waitMs } = value as Partial<Record<keyof OpenCircuit, unknown>>;
  return [since, probeAt, waitMs].every((member) => typeof member === 'number');
}
