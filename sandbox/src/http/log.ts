/** One request that a service received. */
export type LogEntry = {
  /** Milliseconds since the epoch. */
  time: number;
  service: string;
  method: string;
  /** Name of the GraphQL operation, else the path without its query. */
  operation: string;
  path: string;
  /** GraphQL variables, else the query parameters. */
  variables: Readonly<Record<string, unknown>>;
  /** HTTP status; 0 when the connection was cut. */
  status: number;
  /** Whether it carried a bearer token. */
  token: boolean;
  /** The user that the token names, good or not; null without one. */
  viewer: string | null;
};

/** Older requests are dropped beyond this many. */
const CAPACITY = 20_000;

export class RequestLog {
  private entries: LogEntry[] = [];
  private clearedAt = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** A request that came before the log was cleared, and got its response only now, belongs to what was cleared. */
  add(entry: LogEntry): void {
    if (entry.time < this.clearedAt) return;
    this.entries.push(entry);
    if (this.entries.length > CAPACITY) {
      this.entries = this.entries.slice(-CAPACITY / 2);
    }
  }

  get all(): readonly LogEntry[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
    this.clearedAt = this.now();
  }
}
