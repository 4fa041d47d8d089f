import { flag, oneOf, paramsCodec, text } from '@tsugi/ui/url-state';
import { ORDERS, type PeopleOrder } from './orders.ts';

export interface PeopleParams {
  readonly q: string;
  /** Undefined: the best match of a text, or the kind's own order. */
  readonly order: PeopleOrder | undefined;
  /** Characters and staff alone: those whose birthday is today. */
  readonly birthday: boolean;
}

export const PEOPLE_CODEC = paramsCodec<PeopleParams>({ q: text, order: oneOf(ORDERS), birthday: flag });
