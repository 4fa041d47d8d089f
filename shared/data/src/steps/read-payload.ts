import type { SourceRequest } from '../core/operation.ts';
import type { SourceName } from '../core/source-name.ts';
import { type ReadValue, readValue, type WireType } from '../sources/wire/wire-type.ts';
import { SOURCES } from './sources.ts';

interface Asked {
  readonly operation: string;
  readonly source: SourceName;
  readonly request: SourceRequest;
}

/**
 * A payload as the operation's wire type promises it: without what does not fit. Every decoder reads payloads that have passed
 * this, so that a response that breaks its schema costs a part of the result, or the result, and never a render.
 */
export function readPayload({ operation, source, request }: Asked, payload: unknown): ReadValue {
  return readAs(SOURCES[source].payloadType(operation, request), payload);
}

/** A decoded result without what does not fit: of a service whose forms have no common type on the wire. */
export function readResult({ operation, source }: Omit<Asked, 'request'>, result: unknown): ReadValue {
  return readAs(SOURCES[source].resultType?.(operation), result);
}

function readAs(type: WireType | undefined, value: unknown): ReadValue {
  return type ? readValue(value, type) : { value, dropped: [] };
}
