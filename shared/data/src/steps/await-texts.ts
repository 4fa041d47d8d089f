import { laterTexts } from '@tsugi/i18n';
import { isApiError } from '../core/api-error.ts';
import type { Step } from '../core/call.ts';

/**
 * In other languages than English, the texts that say why a request failed are asked for with the first failure: callers learn of it when
 * they are there, or late. Nothing is said of a request that its caller aborted.
 */
export function awaitTexts(): Step {
  return (next) => async (call) => {
    try {
      return await next(call);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'aborted') await laterTexts();
      throw error;
    }
  };
}
