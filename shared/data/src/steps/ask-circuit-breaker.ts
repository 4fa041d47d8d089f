import type { CircuitBreaker } from '../circuit-breaker/create-circuit-breaker.ts';
import type { Step } from '../core/call.ts';
import type { SourceName } from '../core/source-name.ts';

/** Sends nothing to a service that fails, and tells its circuit breaker how each call ended: once, with all its attempts. */
export function askCircuitBreaker(breakers: Readonly<Record<SourceName, CircuitBreaker>>): Step {
  return (next) => async (call) => {
    const permit = await breakers[call.source].admit(call);
    try {
      const answer = await next(permit.isProbe ? { ...call, isProbe: true } : call);
      permit.succeeded();
      return answer;
    } catch (error) {
      permit.failed(error);
      throw error;
    }
  };
}
