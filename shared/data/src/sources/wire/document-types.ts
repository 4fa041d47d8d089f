import type { SourceRequest } from '../../core/operation.ts';
import { documentType, type TypeTable } from './document-type.ts';
import type { WireType } from './wire-type.ts';

/** Documents are constants of the operations: there are a few more than operations. */
const MAX_TYPES = 200;

/** The types of the data that answers documents of one schema; each is made once. Undefined for a request without a document. */
export function documentTypes(table: TypeTable): (request: SourceRequest) => WireType | undefined {
  const types = new Map<string, WireType>();
  return (request) => {
    if (request.kind === 'get') return undefined;
    const { query, variables } = request;
    // The variables of conditions are the only ones that decide which fields come.
    const flags = Object.entries(variables).filter(([, value]) => typeof value === 'boolean');
    const key = `${flags.join()} ${query}`;
    const known = types.get(key);
    if (known) return known;
    if (types.size >= MAX_TYPES) types.clear();
    const type = documentType(query, table, variables);
    types.set(key, type);
    return type;
  };
}
