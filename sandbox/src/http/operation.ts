import type { Incoming, Service } from './message.ts';

export type Operation = { operation: string; variables: Readonly<Record<string, unknown>> };

/** What a request is about, for the log and for faults. */
export function operationOf(service: Service, { url, body }: Incoming): Operation {
  const plain = { operation: url.pathname, variables: Object.fromEntries(url.searchParams) };
  if (service !== 'tracker' && url.pathname !== '/themes/graphql') {
    return plain;
  }
  const request = parsed(body);
  const query = typeof request?.query === 'string' ? request.query : '';
  const named =
    typeof request?.operationName === 'string'
      ? request.operationName
      : /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  const root = /\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(query)?.[1];
  return {
    operation: named ?? root ?? url.pathname,
    variables: isRecord(request?.variables) ? request.variables : {},
  };
}

export function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
