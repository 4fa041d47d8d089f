import { type Connect, createSharedState, type SharedState } from '../core/shared-state.ts';
import type { SourceName } from '../core/source-name.ts';
import { type CircuitState, CLOSED_CIRCUIT, parseCircuit } from './circuit-state.ts';

/** The localStorage key of the copy of a source's circuit. */
export function circuitMirrorKey(source: SourceName): string {
  return `tsugi:circuit-breaker:${source}`;
}

/** One source's circuit, shared by all tabs. */
export function createSharedCircuit(
  source: SourceName,
  connect: Connect,
  storage: Storage | undefined,
): SharedState<CircuitState> {
  return createSharedState({
    name: source,
    empty: CLOSED_CIRCUIT,
    mirrorKey: circuitMirrorKey(source),
    parse: parseCircuit,
    connect,
    storage,
  });
}
