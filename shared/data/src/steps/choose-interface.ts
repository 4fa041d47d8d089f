import type { Step } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { formOf, GATHER, QUERY } from '../core/create-call.ts';
import type { ThemesInterface } from '../sources/services.ts';

/** Gives a call the form of the interface that configuration names. No other interface is tried when that one fails. */
export function chooseInterface(configured: () => ThemesInterface | undefined): Step {
  return (next) => (call) => {
    if (configured() !== 'json-api') return next(call);
    const form = call.context.get(QUERY)?.(({ jsonApi }, variables) => jsonApi && formOf(jsonApi, variables));
    if (!form) return next(call);
    const { gather, ...rest } = form;
    return next({ ...noted(call, GATHER, gather), ...rest });
  };
}
