import type { Fault } from './http/faults.ts';
import type { Limit, Limited } from './http/limits.ts';
import type { LogEntry } from './http/log.ts';
import type { CollectorContent } from './telemetry/collector.ts';
import type { ServedInterfaces } from './themes/interfaces.ts';

export type { CollectorContent, Fault, LogEntry };

export type SandboxEvent = { type: 'activity' | 'notification'; count?: number; user?: string };

/** How tests talk to a running sandbox. Each call rejects when the sandbox refuses it. */
export type SandboxClient = {
  /** The access token of a seeded user. */
  token(user: string): Promise<string>;
  log(): Promise<readonly LogEntry[]>;
  clearLog(): Promise<void>;
  /** Adds faults behind those that wait. */
  faults(list: readonly Fault[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** What the telemetry collector has taken and refused. */
  telemetry(): Promise<CollectorContent>;
  clearTelemetry(): Promise<void>;
  /** Without a service the change is for all of them. */
  limits(change: { service?: Limited } & Partial<Limit>): Promise<void>;
  /** Removes an interface of the themes service, `{'json-api': false}`, or restores it. */
  interfaces(change: Partial<ServedInterfaces>): Promise<void>;
  /** Stops the sandbox's time here, in milliseconds since the epoch; null resumes it. */
  clock(now: number | null): Promise<void>;
  /** Returns the ids of the new items. */
  events(event: SandboxEvent): Promise<readonly number[]>;
  /** Scores of titles by which a page is searched for them; this user has scored nothing. */
  markScores(options?: { unscored?: string }): Promise<void>;
  reset(): Promise<void>;
};

export function sandboxClient(baseUrl: string): SandboxClient {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${baseUrl}/__sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    if (!response.ok) {
      throw new Error(
        `The sandbox responded ${response.status} to ${method} ${path}: ${await response.text()}`,
      );
    }
    // The control endpoints return what their callers below expect; both live in this workspace.
    return (await response.json()) as T;
  };
  return {
    token: async (user) =>
      (await call<{ access_token: string }>('GET', `token?user=${encodeURIComponent(user)}`)).access_token,
    log: () => call('GET', 'log'),
    clearLog: async () => void (await call('DELETE', 'log')),
    faults: async (list) => void (await call('POST', 'faults', list)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    telemetry: () => call('GET', 'telemetry'),
    clearTelemetry: async () => void (await call('DELETE', 'telemetry')),
    limits: async (change) => void (await call('POST', 'limits', change)),
    interfaces: async (change) => void (await call('POST', 'interfaces', change)),
    clock: async (now) => void (await call('POST', 'clock', { now })),
    events: async (event) => (await call<{ ids: readonly number[] }>('POST', 'events', event)).ids,
    markScores: async (options = {}) => void (await call('POST', 'scores', options)),
    reset: async () => void (await call('POST', 'reset')),
  };
}
