import type { Step } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { GATHER, JSON_API } from '../core/call-keys.ts';
import type { ThemesInterface } from '../sources/services.ts';

/** Gives a call the form of the interface that configuration names. No other interface is tried when that one fails. */
export function chooseInterface(configured: () => ThemesInterface | undefined): Step {
  return (next) => (call) => {
    const form = configured() === 'json-api' ? call.context.get(JSON_API) : undefined;
    if (!form) return next(call);
    const { gather, ...rest } = form;
    return next({ ...noted(call, GATHER, gather), ...rest });
  };
}
