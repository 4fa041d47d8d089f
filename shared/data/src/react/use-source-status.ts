import { useEffect, useState } from 'react';
import { pageClock } from '../core/page.ts';
import type { SourceName } from '../core/source-name.ts';
import { pageEngine } from '../limits/page-engine.ts';
import { circuitMirrorKey } from '../limits/shared-circuit.ts';
import type { SourceStatus } from '../limits/source-status.ts';
import { bucketMirrorKey } from '../limits/start-token.ts';
import { watchStatus } from '../limits/watch-status.ts';

const FREE: SourceStatus = { wait: undefined, openCircuit: undefined };

/** Whether requests to a service wait, until when, and why. None waits before the engine is loaded. */
export function useSourceStatus(source: SourceName): SourceStatus {
  const [status, setStatus] = useState(FREE);
  useEffect(() => {
    const engine = pageEngine();
    const clock = pageClock();
    let watch: ReturnType<typeof watchStatus> | undefined;
    let isOver = false;
    const begin = () => {
      engine().then(
        ({ statuses }) => {
          if (!isOver) watch ??= watchStatus(statuses[source], clock, setStatus);
        },
        // Its file could not be fetched: tried again with the connection.
        () => undefined,
      );
    };
    // Another tab met a limit, or its circuit breaker opened or closed.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === bucketMirrorKey(source) || key === circuitMirrorKey(source)) watch?.look();
    };
    begin();
    addEventListener('online', begin);
    addEventListener('storage', onStorage);
    return () => {
      isOver = true;
      removeEventListener('online', begin);
      removeEventListener('storage', onStorage);
      watch?.stop();
    };
  }, [source]);
  return status;
}

/** Sends the requests to a service anew that the user has waited long for. */
export function restartSlowRequests(source: SourceName): void {
  pageEngine()().then(
    ({ slowRequests }) => slowRequests[source].restart(),
    // Without the engine nothing has been sent.
    () => undefined,
  );
}
