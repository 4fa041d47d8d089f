import type { MissingPart, Step } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { GATHER, ON_PARTIAL } from '../core/create-call.ts';
import type { AskPart } from '../core/operation.ts';

/** Makes one result out of several requests: the chunks of a list, blocks of ids. The other steps see each request alone. */
export function gatherParts(): Step {
  return (next) => async (call) => {
    const gather = call.context.get(GATHER);
    if (!gather) return next(call);
    let storedAt = Number.POSITIVE_INFINITY;
    const missing: MissingPart[] = [];
    let parts = 0;
    const ask: AskPart = async (part) => {
      parts += 1;
      const response = await next({
        ...noted(call, GATHER, undefined),
        // A long list takes most of a minute's requests: the first part shows, and the others leave the user some.
        ...(parts > 1 ? { priority: { ...call.priority, isLaterPart: true } } : {}),
        request: () => part.request,
        decode: part.decode,
      });
      missing.push(...(response.missing ?? []));
      // As old as its oldest part.
      storedAt = Math.min(storedAt, response.storedAt);
      // The value is what this part's own decode made of it.
      return response.value as Awaited<ReturnType<typeof part.decode>>;
    };
    const deliver = (value: unknown) => call.context.get(ON_PARTIAL)?.({ value, storedAt });
    const value = await gather(ask, deliver);
    return { value, storedAt, ...(missing.length > 0 ? { missing } : {}) };
  };
}
