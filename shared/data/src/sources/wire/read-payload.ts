import type { SourceRequest } from '../../core/operation.ts';
import type { SourceName } from '../../core/source-name.ts';
import { FIELD_TYPES as THEMES_TYPES } from '../themes/generated/field-types.ts';
import { FIELD_TYPES as TRACKER_TYPES } from '../tracker/generated/field-types.ts';
import { documentType } from './document-type.ts';
import { restType, resultType } from './rest-types.ts';
import { type ReadValue, readValue, type WireType } from './wire-type.ts';

interface Asked {
  readonly operation: string;
  readonly source: SourceName;
  readonly request: SourceRequest;
}

/** Documents are constants of the operations: there are a few more than operations. */
const MAX_TYPES = 200;
const types = new Map<string, WireType>();

/**
 * A payload as the operation's wire type promises it: without what does not fit. Every decoder reads payloads that have passed
 * this, so that a response that breaks its schema costs a part of the result, or the result, and never a render.
 */
export function readPayload(asked: Asked, payload: unknown): ReadValue {
  const type = typeOf(asked);
  return type ? readValue(payload, type) : { value: payload, dropped: [] };
}

/** A decoded result without what does not fit: of a service whose forms have no common type on the wire. */
export function readResult(
  { operation, source }: Pick<Asked, 'operation' | 'source'>,
  result: unknown,
): ReadValue {
  const type = source === 'themes' ? resultType(operation) : undefined;
  return type ? readValue(result, type) : { value: result, dropped: [] };
}

function typeOf({ operation, source, request }: Asked): WireType | undefined {
  if (request.kind === 'get') return restType(operation);
  const { query, variables } = request;
  // The variables of conditions are the only ones that decide which fields come.
  const flags = Object.entries(variables).filter(([, value]) => typeof value === 'boolean');
  const key = `${flags.join()} ${query}`;
  const known = types.get(key);
  if (known) return known;
  if (types.size >= MAX_TYPES) types.clear();
  const type = documentType(query, source === 'themes' ? THEMES_TYPES : TRACKER_TYPES, variables);
  types.set(key, type);
  return type;
}
