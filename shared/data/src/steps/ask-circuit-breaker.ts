import type { Step } from '../core/call.ts';
import { contextKey, noted } from '../core/call-context.ts';
import type { SourceName } from '../core/source-name.ts';
import type { CircuitBreaker } from '../limits/create-circuit-breaker.ts';

/** The request that finds out whether a failing service works again: one attempt only. */
export const IS_PROBE = contextKey('is-probe', false);

/** Sends nothing while the circuit is open, and reports each call's result to it: once, with all its attempts. */
export function askCircuitBreaker(breakers: Readonly<Record<SourceName, CircuitBreaker>>): Step {
  return (next) => async (call) => {
    const permit = await breakers[call.source].admit(call);
    try {
      const response = await next(permit.isProbe ? noted(call, IS_PROBE, true) : call);
      permit.succeeded();
      return response;
    } catch (error) {
      permit.failed(error);
      throw error;
    }
  };
}
