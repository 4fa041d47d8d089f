import type { Step } from '../core/call.ts';
import type { ThemesInterface } from '../sources/services.ts';

/** Gives a call the form of the interface that configuration names. No other interface is tried when that one fails. */
export function chooseInterface(configured: () => ThemesInterface | undefined): Step {
  return (next) => (call) =>
    next(call.jsonApi && configured() === 'json-api' ? { ...call, ...call.jsonApi } : call);
}
