import type { Members, MutationDefinition } from './mutation-definition.ts';

/** One request with a change. */
export interface Attempt {
  /** What was wanted when it was made. */
  readonly sent: Members;
  /** Ends it while it waits for its turn. */
  readonly abort: AbortController;
  /** The service may have it: no answer says yet what became of it. */
  isOnWire: boolean;
  /** Another one was on the wire when this one left: which of them came first, nobody knows. */
  readonly isSecond: boolean;
}

/** One thing with what the reader wants of it and the service does not have yet. */
export interface PendingMutation {
  readonly channel: MutationDefinition<Members>;
  /** What the service is known to have. */
  base: Members;
  wanted: Members;
  attempt: Attempt | undefined;
  /** What the service has is being asked for: until that is known, nothing may be sent. */
  isChecking: boolean;
  /** Its request ended with a page that was going away: nobody knows what became of it. */
  isLost: boolean;
  cancelTimer: () => void;
}

export function pendingMutation(channel: MutationDefinition<Members>, base: Members): PendingMutation {
  return {
    channel,
    base,
    wanted: base,
    attempt: undefined,
    isChecking: false,
    isLost: false,
    cancelTimer: () => {},
  };
}
