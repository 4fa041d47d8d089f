import { ApiError } from '../api-error.ts';
import type { Budget } from '../budget/budget.ts';
import type { Step } from '../core/call.ts';
import type { SourceName } from '../core/source-name.ts';

/**
 * Every attempt costs a token of its source's budget, which all tabs share; what the service answers corrects it. What
 * somebody may only soon want is not asked for at all while the connection is to be spared.
 */
export function takeToken(budgets: Readonly<Record<SourceName, Budget>>, isSparing: () => boolean): Step {
  return (next) => async (call) => {
    const budget = budgets[call.source];
    if (call.urgency.current() === 'prefetch' && isSparing()) {
      throw new ApiError('rate-limited', { source: call.source });
    }
    if (call.closing) {
      // It would only be refused: it is written down, and goes when the service listens again.
      if (budget.isSilent()) throw new ApiError('rate-limited', { source: call.source });
    } else {
      await budget.take({
        urgency: call.urgency,
        signal: call.signal,
        insisting: call.mode === 'reload' && call.urgency.current() === 'interactive',
      });
    }
    return next({
      ...call,
      report: (rate) => {
        budget.observe(rate);
        call.report(rate);
      },
    });
  };
}
