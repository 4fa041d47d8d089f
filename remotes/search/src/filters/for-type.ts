import { ordersOf } from '../model/order.ts';
import { formatsOf, type SearchType } from '../model/values.ts';
import { engineNameOf } from './engine-rules.ts';
import type { SearchParams } from './params.ts';

/** What of a search still means something after the type was switched. */
export function paramsForType(params: SearchParams, type: SearchType): SearchParams {
  const formats = formatsOf(type, engineNameOf(type, params));
  return {
    ...params,
    season: type === 'anime' ? params.season : undefined,
    format: params.format.filter((format) => formats.includes(format)),
    order: params.order && ordersOf(type).includes(params.order) ? params.order : undefined,
    externalSource: [],
    // The service searches one type at a time.
    malSearch: params.malSearch && type !== 'media',
  };
}
