import type { Priority } from '../core/priority.ts';
import type { Members, MutationSubject, SendMutation } from './definitions/mutation-definition.ts';
import type { WaitReason } from './outbox-items.ts';

/** How one request is sent. */
export interface SendOptions {
  /** Of the account whose change it is; the present one's if left out. */
  readonly token?: string | undefined;
  /** The page is going away: no step of the pipeline may wait. */
  readonly closing: boolean;
  readonly signal: AbortSignal;
  /** The request has left. */
  readonly onSent: () => void;
}

export interface ServerValueOptions {
  /** As in `SendOptions`. */
  readonly token?: string | undefined;
  readonly signal: AbortSignal;
  readonly priority: Priority;
}

/** The service and the account, as what sends changes uses them. */
export interface ChangeService {
  /** The key of the signed-in account; undefined when signed out. */
  readonly account: () => string | undefined;
  readonly send: (options: SendOptions) => SendMutation;
  /** The server value of a thing, past the cache. Rejects with an ApiError. */
  readonly serverValueOf: (subject: MutationSubject, options: ServerValueOptions) => Promise<Members>;
  /** Why no request would get through right now. */
  readonly obstacle: () => Promise<WaitReason | undefined>;
}
