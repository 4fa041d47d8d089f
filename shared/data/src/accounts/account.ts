/** An account that was signed in on this device. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly avatar?: string;
  /** Unread notifications, as they were counted last. */
  readonly unread?: number;
  /** How many things have changes that the service has not confirmed yet. */
  readonly waiting: number;
  /** It wants a new login. What waits stays. */
  readonly isExpired: boolean;
  readonly isCurrent: boolean;
}

/** Why an account could not become the present one. */
export type SwitchObstacle = 'expired' | 'full';
